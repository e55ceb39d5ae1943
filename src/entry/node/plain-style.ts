/** The styles of plain pages, on top of the site's colors, type and spaces. */
export const PLAIN_STYLE = `
body>header{
  display:flex; flex-wrap:wrap; align-items:center; justify-content:space-between; gap:var(--space-2) var(--space-4);
  padding:var(--space-2) var(--gutter); border-block-end:1px solid var(--border)
}
body>header nav{display:flex;flex-wrap:wrap;align-items:center;gap:var(--space-4)}
body>header img+img{display:none}
@media(prefers-color-scheme:dark){
  :root:not([data-theme]) body>header img{display:none}
  :root:not([data-theme]) body>header img+img{display:block}
}
[data-theme=dark] body>header img{display:none}
[data-theme=dark] body>header img+img{display:block}
main{max-inline-size:640px;margin-inline:auto;padding:var(--space-5) var(--gutter) var(--space-8)}
h1{
  font-size:var(--size-28); line-height:var(--line-28); font-weight:var(--weight-strong);
  margin-block-end:var(--space-4); overflow-wrap:anywhere
}
h2{font-size:var(--size-18);line-height:var(--line-18);font-weight:var(--weight-strong);margin-block-end:var(--space-2)}
main>form,main>ul,main>dl,main>p{margin-block-end:var(--space-5)}
main form{display:grid;gap:var(--space-4);justify-items:start}
main form>*{max-inline-size:100%}
section{display:grid;gap:var(--space-2);inline-size:100%;justify-items:start}
section ul,section dl{inline-size:100%}
main a:not(.button){text-decoration:underline;text-underline-offset:3px}
a{color:inherit;display:inline-block;padding-block:var(--space-2)}
.dish{border-radius:var(--radius-3);background:var(--background-tertiary);object-fit:cover}
.amount{font-size:var(--size-20)}
.amount s,small,.choice span,section p{color:var(--content-secondary)}
label,legend{font-weight:var(--weight-medium)}
.field{display:grid;gap:var(--space-1);inline-size:100%;justify-items:start}
input,select,button,.button{
  font:inherit; color:inherit; min-block-size:var(--target); border-radius:var(--radius-2);
  border:1px solid var(--border-control); background:var(--background-raised); padding:var(--space-2) var(--space-3)
}
.field input,.field select{inline-size:100%}
.field .count{inline-size:7em}
[aria-invalid]:not(fieldset){border:2px solid var(--negative)}
input[type=radio]{inline-size:20px;block-size:20px;min-block-size:0;margin:0;flex:none;accent-color:var(--accent)}
button,.button{cursor:pointer;font-weight:var(--weight-medium);text-align:start;text-decoration:none}
.main{
  background:var(--accent); border-color:var(--accent); color:var(--accent-content); inline-size:100%;
  text-align:center; font-weight:var(--weight-strong)
}
button:disabled{background:var(--background-tertiary);border-color:transparent;color:var(--content-secondary)}
fieldset{display:grid;gap:var(--space-2);inline-size:100%}
legend{margin-block-end:var(--space-2)}
.choice{
  display:flex; align-items:center; gap:var(--space-3); min-block-size:var(--target); font-weight:var(--weight-regular);
  border-block-end:1px solid var(--border)
}
.choice span{margin-inline-start:auto}
.fault,.alert{color:var(--negative)}
.alert{inline-size:100%;background:var(--negative-soft);border-radius:var(--radius-2);padding:var(--space-3)}
.lines li{border-block-end:1px solid var(--border);padding-block:var(--space-3)}
.lines form{gap:var(--space-2)}
.line{display:flex;justify-content:space-between;align-items:baseline;gap:var(--space-4);inline-size:100%}
.row{display:flex;flex-wrap:wrap;align-items:end;gap:var(--space-2);inline-size:100%}
.row .field{inline-size:auto;flex:1 1 100%}
.sums div{display:flex;justify-content:space-between;gap:var(--space-4);padding-block:var(--space-1)}
.sums .total{font-weight:var(--weight-strong);border-block-start:1px solid var(--border);padding-block:var(--space-3)}
.picks{display:grid;gap:var(--space-2);inline-size:100%}
.picks button,.picks .button{inline-size:100%;display:block}
small{display:block;font-size:var(--size-14);line-height:var(--line-14);font-weight:var(--weight-regular)}
.ways{display:flex;gap:var(--space-4);margin-block-end:var(--space-4)}
.ways [aria-current]{font-weight:var(--weight-strong);text-decoration:none}
.button.main{display:block}
:focus-visible{outline:2px solid var(--focus-ring);outline-offset:2px}
`;
