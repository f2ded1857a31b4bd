import { BOUNDARY_TEXTS } from './src/readings/safety/boundary-texts.ts'
import { unsafeProse } from './src/readings/safety/unsafe.ts'
for (const l of ['zh_CN','zh_TW','en_US'] as const) for (const [k,v] of Object.entries(BOUNDARY_TEXTS[l])) for (const t of [v.says,v.turn]) for (const s of t.match(/[^。.？?]+[。.？?]?/g)!) { const u=unsafeProse(s,l); if(u) console.log(l,k,u,s) }
