import { expect, test } from 'vitest'
import { getNotificationPath } from '../../sw/notification-path.ts'

test.each([
  ['a reminder of today opens today', { date: '2026-11-21' }, '/fate/index'],
  ['a reminder of another day opens that day', { date: '2026-11-20' }, '/fate/index#2026-11-20'],
  [
    'a notification with a path opens that path',
    { path: '/archive/index?archiveId=a&card=chart' },
    '/archive/index?archiveId=a&card=chart',
  ],
])('%s', (_name, data, path) => expect(getNotificationPath(data, '2026-11-21')).toBe(path))
