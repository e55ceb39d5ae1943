import { FONT, PALETTE } from '../../pages/index.ts';

/** Style sheet of the payment pages, in the device's color scheme. */
export const PAY_STYLE = `
${PALETTE}
*{box-sizing:border-box}
body{
  margin:0; background:var(--ground); color:var(--ink); font:${FONT}; display:grid; min-height:100vh;
  place-items:center; padding:16px
}
:lang(ar) body,body:lang(ar){line-height:1.7}
main{
  width:100%; max-width:440px; background:var(--card); border:1px solid var(--line); border-radius:12px;
  padding:24px; overflow-wrap:anywhere
}
.mark{display:flex;gap:8px;align-items:center;font-weight:700;color:var(--accent);margin-block-end:16px}
.mark svg{width:28px;height:28px;flex:none}
h1{font-size:1.5rem;line-height:1.35;margin:0 0 8px}
p{margin:0;color:var(--quiet)}
dl{
  display:flex; justify-content:space-between; align-items:baseline; gap:16px; flex-wrap:wrap; margin:24px 0;
  padding-block:16px; border-block:1px solid var(--line)
}
dt{color:var(--quiet)}
dd{margin:0;font-size:1.75rem;line-height:2.25rem;font-weight:600;font-variant-numeric:tabular-nums}
.thing{color:var(--ink);font-weight:500}
form{margin:0}
button,.link{
  font:inherit; color:inherit; display:block; width:100%; min-height:44px; border-radius:8px;
  border:1px solid var(--edge); background:transparent; padding:8px 12px; text-align:center; cursor:pointer;
  margin-block-start:8px
}
button:hover,.link:hover{background:var(--press)}
.go,.link.go{
  background:var(--accent); border-color:var(--accent); color:var(--on-accent); font-weight:600;
  text-decoration:none
}
.go:hover,.link.go:hover{background:var(--accent);text-decoration:underline}
.back{border-color:transparent;text-decoration:underline}
details{margin-block-start:16px;border-block-start:1px solid var(--line);padding-block-start:8px}
summary{min-height:44px;padding:10px 0;cursor:pointer;color:var(--quiet)}
.bad{color:var(--bad);border:1px solid currentcolor;border-radius:8px;padding:12px;margin-block-end:16px}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
`;
