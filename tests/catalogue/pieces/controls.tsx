import { Button, Checkbox, Menu, Popover, Switch, TextInput } from '@mantine/core'
import { SwitchRow } from '#app/ui/switch-row.tsx'
import { StateFrame, type ComponentGroup } from '../room.tsx'
import { useSample } from '../examples/words.ts'

const VARIANTS = ['filled', 'default', 'subtle', 'seal'] as const

function Buttons() {
  const { word } = useSample()
  return VARIANTS.map((variant) => (
    <StateFrame key={variant} name={variant}>
      <div className="catalogue-row">
        <Button variant={variant}>{word}</Button>
        <Button variant={variant} size="compact-md">
          {word}
        </Button>
        <Button variant={variant} disabled>
          {word}
        </Button>
        <Button variant={variant} loading>
          {word}
        </Button>
      </div>
    </StateFrame>
  ))
}

function WideButton() {
  const { word } = useSample()
  return <Button fullWidth>{word}</Button>
}

function TextFields() {
  const { word, sentence } = useSample()
  return (
    <>
      <StateFrame name="empty, with a hint">
        <TextInput label={word} placeholder={sentence} />
      </StateFrame>
      <StateFrame name="filled">
        <TextInput label={word} defaultValue={sentence} />
      </StateFrame>
      <StateFrame name="described">
        <TextInput label={word} description={sentence} />
      </StateFrame>
      <StateFrame name="refused">
        <TextInput label={word} defaultValue="2026-13-40" error={sentence} />
      </StateFrame>
      <StateFrame name="disabled">
        <TextInput label={word} defaultValue={sentence} disabled />
      </StateFrame>
    </>
  )
}

function Checkboxes() {
  const { word, long } = useSample()
  return (
    <>
      <Checkbox label={word} />
      <Checkbox label={word} defaultChecked />
      <Checkbox label={long} />
    </>
  )
}

function Switches() {
  const { word } = useSample()
  return (
    <div className="catalogue-row">
      <Switch aria-label={word} />
      <Switch aria-label={word} defaultChecked />
      <Switch aria-label={word} disabled />
      <Switch aria-label={word} defaultChecked disabled />
    </div>
  )
}

function SwitchRows() {
  const { word, other, long } = useSample()
  return (
    <>
      <SwitchRow checked={false} onChange={() => undefined}>
        {word}
      </SwitchRow>
      <SwitchRow checked detail={long} onChange={() => undefined}>
        {other}
      </SwitchRow>
    </>
  )
}

function OpenMenu() {
  const { word, other, third } = useSample()
  return (
    <div className="catalogue-box">
      <Menu opened hideDetached={false} withinPortal={false} trapFocus={false} returnFocus={false} position="bottom-start">
        <Menu.Target>
          <Button variant="default">{word}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>{other}</Menu.Item>
          <Menu.Item>{third}</Menu.Item>
          <Menu.Item disabled>{word}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

function OpenPopover() {
  const { word, sentence } = useSample()
  return (
    <div className="catalogue-box">
      <Popover opened hideDetached={false} withinPortal={false} position="bottom-start" width={280}>
        <Popover.Target>
          <Button variant="default">{word}</Button>
        </Popover.Target>
        <Popover.Dropdown p={16}>{sentence}</Popover.Dropdown>
      </Popover>
    </div>
  )
}

export const controls: ComponentGroup = {
  name: 'Controls',
  pieces: {
    Button: Buttons,
    'Button, as wide as the page': WideButton,
    TextInput: TextFields,
    Checkbox: Checkboxes,
    Switch: Switches,
    SwitchRow: SwitchRows,
    Menu: OpenMenu,
    Popover: OpenPopover,
  },
}
