import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../setup/env.ts'
import { escapeHtml } from '../setup/escaped.ts'
import { version } from '../setup/version.ts'
import { formatContentPolicy } from './security.ts'

type PageSettings = Pick<Env, 'siteUrl' | 'supportEmail' | 'google'>

/** The page with this response's nonce and this server's settings inserted. */
function pageOf(template: string, nonce: string, { siteUrl, supportEmail, google }: PageSettings): string {
  const settings = JSON.stringify({ siteUrl, supportEmail, hasGoogle: google !== undefined, version })
  // A function as replacement, because `$&` in a string is special.
  return template.replaceAll('__CSP_NONCE__', nonce).replaceAll('__MINGSHU_SETTINGS__', () => escapeHtml(settings))
}

/** Built files have a content hash in their names and never change; all others are revalidated. */
function cacheControlOf(path: string): string {
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Whether a path may be a screen: the last part of router paths has no dot, unlike that of files. */
function isScreen(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?')
  return (request.method === 'GET' || request.method === 'HEAD') && !/\.[^/]*$/.test(path)
}

/** Serves the files of the built web app, and its page for all other paths. Without a build (API only) it says so in place of the page. */
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
