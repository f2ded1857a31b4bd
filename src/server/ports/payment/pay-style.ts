/** Style of the test pay page: dashed, hatched and without the brand's red, so that the page is not mistaken for a real one. */
export const PAY_STYLE = `
:root{color-scheme:light dark;--paper:#f5f2eb;--sunken:#ece8de;--ink:#1f2123;--quiet:#62635e;--line:#ddd8cc;--dash:#8e8c84}
@media (prefers-color-scheme:dark){:root{--paper:#151615;--sunken:#242424;--ink:#ece7dc;--quiet:#a5a197;--line:#333431;--dash:#8d8a82}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 "Source Sans 3","PingFang SC","PingFang TC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
h1,h2,.due b,.mark,dd{font-family:"Source Serif 4","Noto Serif SC","Songti SC","Songti TC",SimSun,PMingLiU,serif;font-weight:400}
header{border-bottom:3px dashed var(--ink);background:repeating-linear-gradient(135deg,var(--sunken) 0 14px,var(--line) 14px 15px)}
header>div,main{max-width:32rem;margin:0 auto;padding:0 1.5rem}
header>div{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25rem 1rem;padding-top:2rem;padding-bottom:1.25rem}
header span,h1{background:var(--sunken);padding:0 .4rem;margin:0 -.4rem}
h1{font-size:1.25rem;font-weight:600}
main{padding-top:2rem;padding-bottom:3rem}
.due{display:flex;align-items:flex-start;justify-content:space-between;gap:1rem;padding-bottom:1.25rem;color:var(--quiet)}
.due p{margin:0}
.due b{color:var(--ink);font-size:3rem;font-weight:300;line-height:1.2;font-variant-numeric:lining-nums}
.mark{padding:.75rem;border:3px dashed var(--ink);color:var(--ink);font-size:1.5rem;font-weight:600;line-height:1.25;writing-mode:vertical-rl}
.mark:lang(en){writing-mode:initial}
dl{margin:0 0 2rem;border-top:2px solid var(--ink);box-shadow:inset 0 2.5px var(--paper),inset 0 3px var(--ink)}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.7rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--quiet)}
dd{margin:0;text-align:end}
dd code{font-size:.9rem}
main>h1{background:none;padding:0;margin:0 0 2rem;line-height:1.8;font-weight:400}
h2{margin:0 0 .75rem;font-size:1.25rem}
button,main>a{display:block;width:100%;min-height:4rem;margin:-1px 0 0;padding:.75rem 1.25rem;border:1px dashed var(--dash);background:none;color:inherit;font:inherit;text-align:start;text-decoration:none;cursor:pointer}
main>a{display:grid;align-items:center}
button:hover,main>a:hover{background:var(--sunken)}
button strong{display:block}
button span,.foot{color:var(--quiet);font-size:.9rem}
button:focus-visible,a:focus-visible{position:relative;outline:2px solid var(--ink);outline-offset:2px}
.foot{margin:2.5rem 0 0;text-align:center}
`
