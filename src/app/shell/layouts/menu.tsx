import { List } from '@phosphor-icons/react/dist/csr/List'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button.tsx'
import type { LayoutParts, MenuListProps } from '../shell-layout.ts'
import { SectionLink } from '../navigation.tsx'
import { APP_SECTIONS } from '../sections.ts'
import classes from './menu.module.css'

/** Button that opens the navigation, on pages without bar and rail. */
function MenuButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const { t } = useLingui()
  return (
    <div className={classes.edge}>
      <div className={classes.button}>
        <IconButton label={t`打开导航`} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
          <List size={24} weight="light" />
        </IconButton>
      </div>
    </div>
  )
}

/** The navigation: links to the sections, the side panel's content, and the buttons shown on every page. */
function MenuList({ section, hasPanel, tools, children }: MenuListProps) {
  const { t } = useLingui()
  return (
    <div className={classes.list}>
      <nav aria-label={t`主导航`}>
        <ul className={classes.sections}>
          {APP_SECTIONS.map((each) => (
            <li key={each}>
              <SectionLink section={each} isCurrent={each === section} hasPanel={hasPanel} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.panel}>{children}</div>
      <div className={classes.tools}>{tools}</div>
    </div>
  )
}

/** Layout `menu`, without bar and rail: one button opens the navigation. */
export const parts: LayoutParts = { MenuButton, MenuList }
