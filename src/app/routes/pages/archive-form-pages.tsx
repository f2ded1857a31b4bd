import { useState } from 'react'
import { useLiveQuery } from 'dexie-react-hooks'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { Archive } from '#contract/archive.ts'
import { currentArchive } from '#device/archive-choice.ts'
import { getArchive } from '#device/archive-list.ts'
import { openSession } from '#device/session.ts'
import { NotFoundPage } from '../../errors/not-found-page.tsx'
import { BirthForm } from '../../features/birth-form/birth-form.tsx'
import { FormPage } from '../../features/birth-form/form-page.tsx'
import { useKeepEdit, useKeepNewArchive } from '../../features/birth-form/use-keep-archive.ts'
import { useBack } from '../../ui/top-bar.tsx'

const fileRoute = getRouteApi('/shell/archive/file')

function useShowArchive() {
  const navigate = useNavigate()
  return ({ archive_id }: Archive) => navigate({ to: '/archive/index', search: { archiveId: archive_id }, replace: true })
}

export function AddArchivePage() {
  const { t } = useLingui()
  const session = useLiveQuery(openSession)
  const back = useBack('/archive/index')
  const keep = useKeepNewArchive(session?.user_id, useShowArchive())
  return (
    <FormPage title={t`添一份档案`} line={t`为家人、朋友，也立一张盘。`} onBack={back}>
      {session && <BirthForm action={t`完成`} onSave={keep} />}
    </FormPage>
  )
}

export function EditArchivePage() {
  const { archiveId } = fileRoute.useSearch()
  const session = useLiveQuery(openSession)
  const userId = session?.user_id
  const archive = useLiveQuery(
    async () => userId && (archiveId ? getArchive(userId, archiveId) : currentArchive(userId)),
    [userId, archiveId],
  )
  if (!userId || archive === undefined || archive === '') return null
  if (archive === null) return <NotFoundPage />
  return <EditForm key={archive.archive_id} userId={userId} live={archive} />
}

/** The archive as it was when the form was opened: a change from elsewhere must not move under what is typed. */
function EditForm({ userId, live }: { userId: string; live: Archive }) {
  const { t } = useLingui()
  const [archive] = useState(live)
  const back = useBack('/archive/index')
  const keep = useKeepEdit(userId, archive, useShowArchive())
  return (
    <FormPage title={t`修改档案`} line={archive.user_name} onBack={back}>
      <BirthForm archive={archive} action={t`保存`} onSave={keep} />
    </FormPage>
  )
}
