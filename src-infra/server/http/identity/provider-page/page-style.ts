import { FONT, PALETTE } from '../../pages/index.ts';

/** Style sheet of the embedded provider page, in the device's color scheme. */
export const PAGE_STYLE = `
${PALETTE}
*{box-sizing:border-box}
body{
  margin:0; background:var(--ground); color:var(--ink); font:${FONT}; display:grid; min-height:100vh;
  place-items:center; padding:16px
}
main{
  width:100%; max-width:440px; background:var(--card); border:1px solid var(--line); border-radius:12px;
  padding:24px
}
h1{font-size:1.5rem;line-height:2rem;margin:0 0 8px}
h2{font-size:1rem;line-height:1.5rem;margin:24px 0 8px}
p{margin:0;color:var(--quiet)}
ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}
button,input,.back{
  font:inherit; color:inherit; width:100%; min-height:44px; border-radius:8px; border:1px solid var(--edge);
  background:transparent; padding:8px 12px
}
button{cursor:pointer;text-align:start}
button:hover{background:var(--press)}
button small{display:block;color:var(--quiet);font-size:.875rem}
.go{
  background:var(--accent); border-color:var(--accent); color:var(--on-accent); font-weight:600;
  text-align:center; margin-block-start:16px
}
.go:hover{background:var(--accent);text-decoration:underline}
label{display:block;margin-block-start:12px;font-weight:500}
input{margin-block-start:4px}
.bad{color:var(--bad);margin-block-start:4px}
input[aria-invalid]{border-color:var(--bad);border-width:2px}
.hint{font-size:.875rem;margin-block-start:8px}
.back{display:block;text-align:center;margin-block-start:16px;border-color:transparent;text-decoration:underline}
:focus-visible{outline:2px solid var(--ring);outline-offset:2px}
`;
