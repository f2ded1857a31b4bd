import { useLocation, useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { RemovedList } from '../../features/archives/removed-list.tsx'
import { BirthForm } from '../../features/birth-form/birth-form.tsx'
import { useSaveNewArchive } from '../../features/birth-form/draft/use-save-archive.tsx'
import { useSavedDraft } from '../../features/birth-form/draft/use-saved-draft.ts'
import { OnboardingFormPage } from '../../features/onboarding/onboarding-form-page.tsx'
import { Intro } from '../../features/onboarding/intro.tsx'
import { markFirstChart } from '../../session/first-chart.ts'
import { useUserId } from '../../session/session.ts'
import { useBack } from '../../ui/top-bar.tsx'
import { useShowSavedArchive } from './use-show-saved-archive.ts'

/** The onboarding page. The step is in the hash (none, `2`, `3`, `form`), so that Back returns to the previous step. */
export function OnboardingPage() {
  const userId = useUserId()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const go = (step: string) => void navigate({ to: '.', hash: step })
  if (hash === 'form') return <FormStep key={userId} userId={userId} />
  const page = hash === '2' ? 1 : hash === '3' ? 2 : 0
  return <Intro page={page} onPageChange={(next) => go(next === 0 ? '' : String(next + 1))} onEnd={() => go('form')} />
}

function FormStep({ userId }: { userId: string }) {
  const { t } = useLingui()
  const back = useBack('/onboarding')
  const navigate = useNavigate()
  const { savedDraft, saveDraft, discardDraft } = useSavedDraft(userId, 'new')
  const showSaved = useShowSavedArchive()
  const save = useSaveNewArchive(userId, async (archive) => {
    await discardDraft()
    markFirstChart(archive.archive_id)
    await showSaved(archive)
  })
  return (
    <OnboardingFormPage onBack={back}>
      {savedDraft !== undefined && <BirthForm savedDraft={savedDraft} onDraftChange={saveDraft} action={t`完成`} onSave={save} />}
      <RemovedList isOpen onRestored={() => void navigate({ to: '/home', replace: true })} />
    </OnboardingFormPage>
  )
}
