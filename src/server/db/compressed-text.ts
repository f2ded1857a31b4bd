import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Compresses as well as default deflate, in half the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }

/** Compresses a long text to less than half. Unlike a stored response (`compact-answer.ts`) it needs no dictionary. */
export const compressText = (text: string): string => brotliCompressSync(text, QUALITY).toString('base64')

export const decompressText = (packed: string): string => brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8')
