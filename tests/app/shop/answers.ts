import { vi } from 'vitest'
import { createUserHeader } from '../../support/user-mark.ts'

interface Answer {
  readonly code: number
  readonly data: unknown
  readonly status?: number
}

/** Stubs responses by path; other paths fail as without a network. Returns the list of requested paths. */
export function stubResponses(byPath: Record<string, Answer>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const path = new URL(url).pathname.replace('/fapi', '')
    asked.push(path)
    const answer = byPath[path]
    if (!answer) throw new TypeError('no network in this test')
    const { code, data, status = 200 } = answer
    return Response.json({ code, data, message: '' }, { status, headers: await createUserHeader() })
  })
  return asked
}
