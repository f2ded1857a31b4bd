import { Button } from '@mantine/core'
import { useState } from 'react'
import { useConfirm } from '#app/ui/confirm.tsx'
import { MoreMenu } from '#app/ui/more-menu.tsx'
import { NoteOverlay } from '#app/ui/note-overlay.tsx'
import { showActionToast } from '#app/ui/offer-toast.tsx'
import { ShareSheet } from '#app/ui/share-sheet.tsx'
import { openShareSheet, useShareContent } from '#app/ui/share-content.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { showToast } from '#app/ui/toast.ts'
import { Toasts } from '#app/ui/toasts.tsx'
import { useSample } from '../examples/words.ts'
import type { ComponentGroup } from '../room.tsx'

/** Overlays open on tap. `Toasts` is rendered around the whole catalogue. */
function Toasted() {
  const { word, sentence, other } = useSample()
  return (
    <div className="catalogue-row" data-places={Toasts.name}>
      <Button variant="default" onClick={() => showToast(word)}>
        toast
      </Button>
      <Button variant="default" onClick={() => showToast(sentence)}>
        toast, long
      </Button>
      <Button variant="default" onClick={() => showActionToast(sentence, { label: other, run: () => undefined })}>
        offerToast
      </Button>
    </div>
  )
}

function Sheets() {
  const { word, long } = useSample()
  const [opened, setOpened] = useState<400 | 560>()
  const [width, setWidth] = useState<400 | 560>(400)
  function open(next: 400 | 560) {
    setWidth(next)
    setOpened(next)
  }
  return (
    <div className="catalogue-row">
      <Button variant="default" onClick={() => open(400)}>
        Sheet, 400
      </Button>
      <Button variant="default" onClick={() => open(560)}>
        Sheet, 560
      </Button>
      <Sheet opened={opened !== undefined} onClose={() => setOpened(undefined)} title={word} width={width}>
        <p>{long}</p>
      </Sheet>
    </div>
  )
}

function Shares() {
  const { word, long } = useSample()
  const shared = useShareContent()
  return (
    <div className="catalogue-row">
      <Button variant="default" onClick={() => openShareSheet({ text: long, drawPicture: undefined })}>
        {word}
      </Button>
      <ShareSheet shared={shared} />
    </div>
  )
}

function Questions() {
  const { word, sentence, long } = useSample()
  const confirm = useConfirm()
  return (
    <div className="catalogue-row">
      <Button variant="default" onClick={() => void confirm({ title: sentence, action: word })}>
        confirm
      </Button>
      <Button variant="default" onClick={() => void confirm({ title: sentence, consequence: long, action: word, tone: 'seal' })}>
        confirm, not to be taken back
      </Button>
    </div>
  )
}

function Menus() {
  const { word, other, third } = useSample()
  const entries = [other, third].map((label) => ({ label, run: () => showToast(label) }))
  return <MoreMenu label={word} entries={entries} />
}

function Notes() {
  const { word, long } = useSample()
  const [opened, setOpened] = useState<'small' | 'large'>()
  const [size, setSize] = useState<'small' | 'large'>('small')
  function open(next: 'small' | 'large') {
    setSize(next)
    setOpened(next)
  }
  return (
    <div className="catalogue-row">
      {(['small', 'large'] as const).map((each) => (
        <span key={each} style={{ position: 'relative' }}>
          <Button variant="default" onClick={() => open(each)}>
            NoteFrame, {each}
          </Button>
          {size === each && (
            <NoteOverlay opened={opened === each} onClose={() => setOpened(undefined)} title={word} titleSize={each}>
              <p>{long}</p>
            </NoteOverlay>
          )}
        </span>
      ))}
    </div>
  )
}

export const overlays: ComponentGroup = {
  name: 'What lies over a page',
  pieces: {
    'toast, offerToast, Toasts': Toasted,
    Sheet: Sheets,
    ShareSheet: Shares,
    useConfirm: Questions,
    MoreMenu: Menus,
    NoteFrame: Notes,
  },
}
