/**
 * Builds src/places/data/gazetteer.bin. Run by hand, not in CI: it fetches about 45 MB of packages. Sources, licences:
 * src/places/README.md.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { withPresentRegions } from './admin-codes.ts'
import { harbourRows, mainlandRows, taiwanRows, townRows, withAliases } from './china-rows.ts'
import { locatedDivisions } from './china.ts'
import { formerRows } from './former.ts'
import { geoPlaces, listedCities } from './geonames.ts'
import { packed } from './pack.ts'
import { countries, foreignRegions } from './regions.ts'
import { taiwanPlaces } from './taiwan.ts'
import { addedRows, worldRows } from './world.ts'

const listed = listedCities()
const places = withPresentRegions(geoPlaces(), listed)
const located = locatedDivisions(places, listed)
const divisions = mainlandRows(located)
const regionOf = foreignRegions(places)
const named = withAliases([
  ...divisions,
  ...townRows(places, listed, divisions, located),
  ...taiwanRows(taiwanPlaces(places)),
  ...harbourRows(listed),
  ...worldRows(places, regionOf),
  ...addedRows(listed, regionOf),
])
const former = formerRows(located, named.slice(0, divisions.length))
const rows = [...named, ...former]
const bytes = packed(rows, countries())
const file = gzipSync(bytes, { level: 9 })
writeFileSync(new URL('../../places/data/gazetteer.bin', import.meta.url), file)

const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
const sources = Object.entries(Object.groupBy(located, ({ source }) => source)).map(([source, list]) => `${source} ${list?.length}`)
console.log(
  `${named.length} places and ${former.length} of the past (${divisions.length} mainland divisions: ${sources.join(', ')}; ${rows.filter(({ zh }) => zh !== '').length} with a Chinese name)`,
)
console.log(`${bytes.length} bytes plain, ${file.length} gzip (the file), ${brotli.length} brotli`)
