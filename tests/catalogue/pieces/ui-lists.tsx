import { Switch } from '@mantine/core'
import { Bell } from '@phosphor-icons/react/dist/csr/Bell'
import { useState } from 'react'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { ArchivePairSelect } from '#app/ui/archive-pair-select.tsx'
import { ComparedTable } from '#app/ui/compared-table.tsx'
import { type DoDontHalf, DoDontLists } from '#app/ui/do-dont-lists.tsx'
import { PanelLink } from '#app/ui/panel-link.tsx'
import { Row, RowButton, RowLink } from '#app/ui/row.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { useMessages } from '#app/language/use-messages.ts'
import { ACTIVITY_LABELS } from '#app/terms/activities.ts'
import { LIST_EMPTY_LABELS } from '#app/terms/day-reading.ts'
import { sanFrancisco, shanghai } from '../examples/archives.ts'
import { useSample } from '../examples/words.ts'
import { StateFrame, type ComponentGroup } from '../room.tsx'

function Rows() {
  const { word, other, sentence, long } = useSample()
  return (
    <>
      <Row>{word}</Row>
      <Row icon={<Bell size={22} weight="light" />} detail={sentence} end={<Switch aria-label={word} defaultChecked />}>
        {word}
      </Row>
      <Row detail={long} end={<Tag tone="pending">{other}</Tag>}>
        {long}
      </Row>
      <RowButton icon={<Bell size={22} weight="light" />} end={other}>
        {word}
      </RowButton>
      <RowButton detail={sentence} disabled>
        {word}
      </RowButton>
      <RowLink to="/setting/me" icon={<Bell size={22} weight="light" />} detail={sentence} end={other}>
        {word}
      </RowLink>
    </>
  )
}

function PanelLinks() {
  const { word, other, third, long } = useSample()
  return (
    <nav aria-label="Panel" data-side>
      <PanelLink to="/">{word}</PanelLink>
      <PanelLink to="/setting/contact" note={other}>
        {third}
      </PanelLink>
      <PanelLink to="/setting/me" note={other}>
        {long}
      </PanelLink>
    </nav>
  )
}

function Search() {
  const { word, sentence } = useSample()
  const [typed, setTyped] = useState('')
  return (
    <SearchField label={word} placeholder={sentence} typed={typed} onType={setTyped}>
      {typed && sentence}
    </SearchField>
  )
}

function Two() {
  const [[one, two], setTwo] = useState([shanghai.archive_id, sanFrancisco.archive_id] as const)
  return <ArchivePairSelect archives={[shanghai, sanFrancisco]} one={one} two={two} onChoose={(...chosen) => setTwo(chosen)} />
}

function Selects() {
  const { word, other, third } = useSample()
  const names = [word, other, third]
  return ([false, true] as const).map((isOff) => (
    <StateFrame key={String(isOff)} name={isOff ? 'disabled' : 'enabled'}>
      <Select aria-label={word} disabled={isOff} defaultValue={other}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </StateFrame>
  ))
}

function OneOfFew() {
  const { word, other, third } = useSample()
  const [chosen, setChosen] = useState(0)
  const options = [word, other, third].map((text, value) => ({ text, value }))
  return (['joined', 'apart', 'pictures'] as const).map((look) => (
    <StateFrame key={look} name={look}>
      <ChoiceGroup legend={word} options={options} chosen={chosen} onChoose={setChosen} variant={look} />
    </StateFrame>
  ))
}

function Compared() {
  const { word, other, third, sentence } = useSample()
  const row = (key: string, label: string, theirs: string) => ({ key, label, mine: sentence, theirs, differs: theirs !== sentence })
  return <ComparedTable rows={[row('a', word, sentence), row('b', other, third)]} mine={word} theirs={other} />
}

const CODES = Object.keys(ACTIVITY_LABELS) as (keyof typeof ACTIVITY_LABELS)[]

function Lists({ count }: { count: number }) {
  const { _ } = useMessages()
  const { sentence } = useSample()
  const half = (kind: 'do' | 'dont', codes: typeof CODES): DoDontHalf => ({
    kind,
    name: kind,
    title: kind === 'do' ? '宜' : '忌',
    items: codes.map((code) => ({ key: code, text: _(ACTIVITY_LABELS[code]) })),
    empty: _(LIST_EMPTY_LABELS[kind]),
  })
  return <DoDontLists halves={[half('do', CODES.slice(0, count)), half('dont', CODES.slice(20, 20 + count / 2))]} note={sentence} />
}

function DosAndDonts() {
  return (
    <>
      {[4, 14, 0].map((count) => (
        <StateFrame key={count} name={`${count} of one, ${count / 2} of the other`}>
          <Lists count={count} />
        </StateFrame>
      ))}
    </>
  )
}

export const lists: ComponentGroup = {
  name: 'Rows and lists',
  pieces: {
    'Row, RowButton, RowLink': Rows,
    PanelLink: PanelLinks,
    SearchLine: Search,
    ArchivePairSelect: Two,
    Select: Selects,
    ChoiceGroup: OneOfFew,
    ComparedTable: Compared,
    DoDontLists: DosAndDonts,
  },
}
