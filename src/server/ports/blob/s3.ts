import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3'
import type { Env } from '../../setup/env.ts'
import { PortFailure } from '../port-failure.ts'
import { blobNameOf, requireBlobOwner, type BlobPort, type BlobRange } from './blob-port.ts'

type Settings = NonNullable<Env['s3']>

const CONNECT_MS = 5_000
const ANSWER_MS = 30_000

function failureOf(error: unknown): PortFailure {
  if (error instanceof PortFailure) return error
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return new PortFailure(`storage ${status ?? 'unreachable'}`, { cause: error })
}

const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

/** Returns the size of the whole file: from `bytes 0-9/200`, or the content length without a range. */
function sizeOf({ ContentRange, ContentLength }: GetObjectCommandOutput): number {
  return ContentRange === undefined ? (ContentLength ?? 0) : Number(ContentRange.split('/')[1])
}

const headerOf = (range: BlobRange | undefined) => (range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` })

/** Creates a blob storage in any S3-compatible service, whose writes are atomic and durable. */
export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Settings): BlobPort {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Settings for other S3 implementations: no host name per bucket, and no Amazon-specific checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  })
  async function asPort<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw failureOf(error)
    }
  }

  async function* objects(prefix?: string) {
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, ...(prefix !== undefined && { Prefix: prefix }) })
    for await (const { Contents = [] } of pages) {
      for (const { Key, LastModified } of Contents) if (Key !== undefined) yield { name: Key, at: LastModified?.getTime() ?? Date.now() }
    }
  }

  const remove = (name: string): Promise<void> =>
    asPort(async () => void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: name }))))

  return {
    async put(owner, bytes, type) {
      const name = blobNameOf(owner, bytes, type)
      await asPort(() => client.send(new PutObjectCommand({ Bucket: bucket, Key: name, Body: bytes, ContentType: type })))
      return name
    },
    read: (name, range) =>
      asPort(async () => {
        const answer = await client
          .send(new GetObjectCommand({ Bucket: bucket, Key: name, ...headerOf(range) }))
          .catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error)))
        return answer && { size: sizeOf(answer), body: answer.Body as Readable }
      }),
    remove,
    async removeAll(owner) {
      const prefix = `${requireBlobOwner(owner)}/`
      await asPort(async () => {
        for await (const { name } of objects(prefix)) await remove(name)
      })
    },
    async *list() {
      try {
        yield* objects()
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
