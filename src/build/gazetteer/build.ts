/**
 * Builds src/places/data/gazetteer.bin. Run by hand, not in CI: it fetches about 45 MB of packages. Sources, licences:
 * src/places/README.md.
 */
import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { withPresentRegions } from './admin-codes.ts'
import { buildSpecialRegionRows, buildMainlandRows, buildTaiwanRows, buildTownRows, withAliases } from './china-rows.ts'
import { locateDivisions } from './china.ts'
import { buildFormerRows } from './former.ts'
import { readGeoPlaces, readListedCities } from './geonames.ts'
import { packGazetteer } from './pack.ts'
import { listCountries, createForeignRegionFinder } from './regions.ts'
import { listTaiwanPlaces } from './taiwan.ts'
import { buildAddedRows, buildWorldRows } from './world.ts'

const listed = readListedCities()
const places = withPresentRegions(readGeoPlaces(), listed)
const located = locateDivisions(places, listed)
const divisions = buildMainlandRows(located)
const regionOf = createForeignRegionFinder(places)
const named = withAliases([
  ...divisions,
  ...buildTownRows(places, listed, divisions, located),
  ...buildTaiwanRows(listTaiwanPlaces(places)),
  ...buildSpecialRegionRows(listed),
  ...buildWorldRows(places, regionOf),
  ...buildAddedRows(listed, regionOf),
])
const former = buildFormerRows(located, named.slice(0, divisions.length))
const rows = [...named, ...former]
const bytes = packGazetteer(rows, listCountries())
const file = gzipSync(bytes, { level: 9 })
writeFileSync(new URL('../../places/data/gazetteer.bin', import.meta.url), file)

const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })
const sources = Object.entries(Object.groupBy(located, ({ source }) => source)).map(([source, list]) => `${source} ${list?.length}`)
console.log(
  `${named.length} places and ${former.length} of the past (${divisions.length} mainland divisions: ${sources.join(', ')}; ${rows.filter(({ zh }) => zh !== '').length} with a Chinese name)`,
)
console.log(`${bytes.length} bytes plain, ${file.length} gzip (the file), ${brotli.length} brotli`)
