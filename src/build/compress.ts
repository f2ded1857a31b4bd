/** Writes a brotli and a gzip copy beside every text file of the build, so that the server need not compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
// Excludes fonts and images, which are compressed already, and index.html, which the server fills in per response.
const packable = /\.(js|css|svg|json|webmanifest|txt)$/

for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!packable.test(name)) continue
  const bytes = readFileSync(dist + name)
  writeFileSync(
    `${dist}${name}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
  writeFileSync(`${dist}${name}.gz`, gzipSync(bytes, { level: 9 }))
}
