import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { LevelChoice, ReaderSheet, SizeChoice } from '#app/reader/reading-options.tsx'
import { MarkLayer } from '#app/reader/mark-layer.tsx'
import { OpenBookProvider } from '#app/reader/open-book.tsx'
import { ReasonList, SectionView, TodoView } from '#app/reader/card-sections.tsx'
import { shanghai } from '../examples/archives.ts'
import { book, card } from '../examples/book.ts'
import type { Room } from '../room.tsx'

const Open = ({ children }: { children: ReactNode }) => (
  <OpenBookProvider book={book} archive={shanghai}>
    {children}
  </OpenBookProvider>
)

/** Paragraphs with reasons, a quotation, terms and actions. */
const Section = () => (
  <Open>
    <MarkLayer>
      <SectionView section={card.sections[0]!} />
    </MarkLayer>
  </Open>
)

const Unmarkable = () => (
  <Open>
    <SectionView section={card.sections[0]!} />
  </Open>
)

const Reasons = () => (
  <Open>
    <ReasonList reasons={card.reasons} />
  </Open>
)

const Todo = () => (
  <Open>
    <TodoView todo={card.todo!} />
  </Open>
)

function HowItIsRead() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <LevelChoice />
      <SizeChoice />
      <Button variant="default" onClick={() => setOpened(true)}>
        ReaderSheet
      </Button>
      <ReaderSheet opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

export const reader: Room = {
  name: 'Reader',
  pieces: {
    'SectionView, MarkLayer': Section,
    'SectionView, without marks': Unmarkable,
    ReasonList: Reasons,
    TodoView: Todo,
    'LevelChoice, SizeChoice, ReaderSheet': HowItIsRead,
  },
}
