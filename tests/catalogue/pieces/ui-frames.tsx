import { Button } from '@mantine/core'
import { Bell } from '@phosphor-icons/react/dist/csr/Bell'
import { FiveElementLandscape } from '#app/art/five-element-landscape.tsx'
import { DeferredBelowFold } from '#app/ui/deferred-below-fold.tsx'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { ProgressLine } from '#app/ui/progress-line.tsx'
import { StatePage } from '#app/ui/state-page.tsx'
import { TitledPage } from '#app/ui/titled-page.tsx'
import { TopBar } from '#app/ui/top-bar.tsx'
import { useSample } from '../examples/words.ts'
import { StateFrame, type ComponentGroup } from '../room.tsx'

function TopBars() {
  const { word, long } = useSample()
  return (
    <>
      <StateFrame name="all it can hold">
        <TopBar title={word} back={() => undefined}>
          <IconButton label={word}>
            <Bell size={22} weight="light" />
          </IconButton>
          <IconButton label={word}>
            <Bell size={22} weight="light" />
          </IconButton>
        </TopBar>
      </StateFrame>
      <StateFrame name="a long title">
        <TopBar title={long} back={() => undefined} />
      </StateFrame>
    </>
  )
}

function Titled() {
  const { word, sentence } = useSample()
  return (
    <TitledPage title={word} backTo="/setting/me">
      <p>{sentence}</p>
    </TitledPage>
  )
}

function StatePages() {
  const { word, other, sentence } = useSample()
  return (
    <>
      <StateFrame name="with a picture">
        <StatePage
          title={sentence}
          detail={sentence}
          picture={
            <div style={{ width: 240, height: 120 }}>
              <FiveElementLandscape width={240} height={120} />
            </div>
          }
        >
          <Button>{word}</Button>
          <Button variant="default">{other}</Button>
        </StatePage>
      </StateFrame>
      <StateFrame name="a title alone">
        <StatePage title={word} />
      </StateFrame>
    </>
  )
}

function Below() {
  const { sentence } = useSample()
  return (
    <DeferredBelowFold>
      <p>{sentence}</p>
    </DeferredBelowFold>
  )
}

const NeverComes = lazyComponent<{ children: string }>(() => new Promise(() => undefined), { Fallback: ({ children }) => children })

/** A lazy chunk that never loads: shows its fallback. */
function StillLoading() {
  const { sentence } = useSample()
  return (
    <p>
      <NeverComes>{sentence}</NeverComes>
    </p>
  )
}

/** The progress line, which is empty while no page is loading. */
function Progress() {
  return (
    <div className="catalogue-box" style={{ height: 8 }}>
      <ProgressLine />
    </div>
  )
}

export const frames: ComponentGroup = {
  name: 'Frames of pages',
  pieces: {
    TopBar: TopBars,
    TitledPage: Titled,
    StatePage: StatePages,
    BelowFold: Below,
    lazyComponent: StillLoading,
    ProgressLine: Progress,
  },
}
