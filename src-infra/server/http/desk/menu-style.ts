/** Style of the sections in which a shop changes what it sells and when it is open. */
export const MENU_STYLE = `/* menu and hours */
.dish .head{justify-content:flex-start;flex-wrap:nowrap}
.dish .head h2{min-width:0;flex:1}
.dish .head img{border-radius:8px;object-fit:cover;flex:none}
.marks{display:flex;flex-wrap:wrap;gap:4px;justify-content:flex-end}
.marks:empty{display:none}
.quick{
  display:grid; grid-template-columns:minmax(0,1fr) minmax(0,1fr) auto; gap:8px; align-items:end;
  max-width:560px; margin-block-start:12px
}
.quick label{font-size:.875rem;color:var(--quiet)}
.variant{grid-column:1/-1;margin:0;font-weight:500}
.dish>.row{margin-block-start:12px}
.dish details{margin-block-start:4px}
.dish form{margin:0}
.dish form.quick{margin-block-start:12px}
.picture{border-radius:12px;object-fit:cover;max-width:100%;height:auto}
.boxes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(140px,100%),1fr));gap:0 12px}
.boxes .legend,.boxes .reason{grid-column:1/-1}
.legend{font-weight:500}
.boxes .check{gap:8px}
.day{grid-template-columns:minmax(0,1fr)}
.times{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px 12px;max-width:560px}
.times .reason{grid-column:1/-1}
.panel .day{padding:12px 8px}
.times input{padding-inline:8px}
.times input::-webkit-calendar-picker-indicator{margin:0;padding:0}
.days .inline{flex-wrap:nowrap}
.days .inline>span{flex:1 1 auto}
.days{display:grid;gap:8px;margin-block-end:16px}
.days .inline{align-items:center;justify-content:space-between;max-width:560px}
@media(min-width:900px){
  .times{grid-template-columns:repeat(4,minmax(0,1fr));max-width:none}
  .panel .day{grid-template-columns:160px minmax(0,1fr) auto;align-items:end}
  .day .reason{grid-column:1/-1}
}
`;
