import { useLocation, useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { RemovedList } from '../../features/archives/removed-list.tsx'
import { BirthForm } from '../../features/birth-form/birth-form.tsx'
import { useKeepNewArchive } from '../../features/birth-form/draft/use-keep-archive.tsx'
import { useKeptDraft } from '../../features/birth-form/draft/use-kept-draft.ts'
import { FirstForm } from '../../features/onboarding/first-form.tsx'
import { Intro } from '../../features/onboarding/intro.tsx'
import { noteFirstSeal } from '../../session/first-seal.ts'
import { useUserId } from '../../session/session.ts'
import { useBack } from '../../ui/top-bar.tsx'
import { useShowSaved } from './use-show-saved.ts'

/** The step is in the address's hash (`2`, `3`, `form`), so that the way back turns a page back. */
export function OnboardingPage() {
  const userId = useUserId()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const go = (step: string) => void navigate({ to: '.', hash: step })
  if (hash === 'form') return <FormStep key={userId} userId={userId} />
  const page = hash === '2' ? 1 : hash === '3' ? 2 : 0
  return <Intro page={page} onTurn={(next) => go(next === 0 ? '' : String(next + 1))} onEnd={() => go('form')} />
}

function FormStep({ userId }: { userId: string }) {
  const { t } = useLingui()
  const back = useBack('/onboarding')
  const navigate = useNavigate()
  const { kept, keep, drop } = useKeptDraft(userId, 'new')
  const showSaved = useShowSaved()
  const save = useKeepNewArchive(userId, async (archive) => {
    await drop()
    noteFirstSeal(archive.archive_id)
    await showSaved(archive)
  })
  return (
    <FirstForm onBack={back}>
      {kept !== undefined && <BirthForm kept={kept} onDraft={keep} action={t`完成`} onSave={save} />}
      <RemovedList isOpen onRestored={() => void navigate({ to: '/home', replace: true })} />
    </FirstForm>
  )
}
