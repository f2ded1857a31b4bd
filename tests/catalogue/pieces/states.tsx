import { CloudSlash } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { LockSimple } from '@phosphor-icons/react/dist/csr/LockSimple'
import { Warning } from '@phosphor-icons/react/dist/csr/Warning'
import type { Workbox } from 'workbox-window'
import { LotTube } from '#app/art/lot-tube.tsx'
import { ErrorPage, NotFoundPage } from '#app/errors/error-pages.tsx'
import { DatabaseBusyError } from '#device/store/with-timeout.ts'
import { LockedBand } from '#app/features/book/read/locked-band.tsx'
import { Banner } from '#app/shell/banner.tsx'
import { UpdateNotice } from '#app/shell/update-notice.tsx'
import { FirstPullSkeleton } from '#app/shell/guard-pages.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { StatePage } from '#app/ui/state-page.tsx'
import { announceUpdate } from '#app/updates/update.ts'
import { useSample } from '../examples/words.ts'
import { StateFrame, type ComponentGroup } from '../room.tsx'

function Empty() {
  const { word, sentence } = useSample()
  return (
    <StatePage title={sentence} picture={<LotTube isDrawn={false} />}>
      <ButtonLink to="/archive/add" variant="filled">
        {word}
      </ButtonLink>
    </StatePage>
  )
}

function Banners() {
  const { word, other, sentence, long } = useSample()
  const action = { label: word, run: () => undefined }
  return (
    <>
      <StateFrame name="offline">
        <Banner isOpen icon={<CloudSlash size={18} />} note={other}>
          {sentence}
        </Banner>
      </StateFrame>
      <StateFrame name="logged out">
        <Banner isOpen icon={<LockSimple size={18} />} action={action}>
          {sentence}
        </Banner>
      </StateFrame>
      <StateFrame name="a decision is due">
        <Banner isOpen icon={<Warning size={18} />} note={other} action={action}>
          {long}
        </Banner>
      </StateFrame>
    </>
  )
}

/** Notice of a waiting update, shown until it is dismissed. */
function NewVersion() {
  announceUpdate({ messageSkipWaiting: () => undefined } as Workbox)
  return (
    <div className="catalogue-box">
      <UpdateNotice />
    </div>
  )
}

function Locked() {
  const { word } = useSample()
  return (
    <>
      <StateFrame name="a card">
        <LockedBand waiting={6}>
          <ButtonLink to="/setting/shop" variant="seal" fullWidth>
            {word}
          </ButtonLink>
        </LockedBand>
      </StateFrame>
      <StateFrame name="a year">
        <LockedBand waiting={1} isYear>
          <ButtonLink to="/setting/shop" variant="seal" fullWidth>
            {word}
          </ButtonLink>
        </LockedBand>
      </StateFrame>
    </>
  )
}

export const states: ComponentGroup = {
  name: 'States of pages',
  pieces: {
    Empty,
    'Waiting for the first list': FirstPullSkeleton,
    'A page that broke': () => <ErrorPage error={new Error('planted')} reset={() => undefined} />,
    'A database that does not answer': () => <ErrorPage error={new DatabaseBusyError()} reset={() => undefined} />,
    'No such page': NotFoundPage,
    Banners,
    'A new version waits': NewVersion,
    Locked,
  },
}
