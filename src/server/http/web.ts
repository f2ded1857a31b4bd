import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../setup/env.ts'
import { escapeHtml } from '../setup/escape-html.ts'
import { version } from '../setup/version.ts'
import { formatContentPolicy } from './security.ts'

type PageSettings = Pick<Env, 'siteUrl' | 'supportEmail' | 'google'>

/** Inserts the response's nonce and the server's settings into the page. */
function pageOf(template: string, nonce: string, { siteUrl, supportEmail, google }: PageSettings): string {
  const settings = JSON.stringify({ siteUrl, supportEmail, hasGoogle: google !== undefined, version })
  // Replaces by a function, because `$&` in a replacement string is special.
  return template.replaceAll('__CSP_NONCE__', nonce).replaceAll('__MINGSHU_SETTINGS__', () => escapeHtml(settings))
}

/** Returns the cache policy of a file: built files have a content hash in their names and never change; others are revalidated. */
function cacheControlOf(path: string): string {
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Whether a request may be for a screen of the app: the last segment of its path has no dot, unlike that of a file. */
function isScreen(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  return (request.method === 'GET' || request.method === 'HEAD') && !/\.[^/]*$/.test(path)
}

/** Serves the built web app's files, and its page for all other screen paths; without a build, a text that says so. */
export async function serveWebApp(app: FastifyInstance, root: string, settings: PageSettings): Promise<void> {
  const file = join(root, 'index.html')
  const sendPage = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!existsSync(file)) return reply.code(404).type('text/plain').send('The web app is not built yet.\n')
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', formatContentPolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(pageOf(await readFile(file, 'utf8'), nonce, settings))
  }
  app.get('/', sendPage)
  app.get('/index.html', sendPage)
  app.setNotFoundHandler(async (request, reply) =>
    isScreen(request) ? sendPage(request, reply) : reply.code(404).type('text/plain').send('Not found.\n'),
  )
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControlOf(path)),
  })
}
