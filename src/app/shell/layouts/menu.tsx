import { List } from '@phosphor-icons/react/dist/csr/List'
import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../ui/icon-button.tsx'
import type { LayoutParts, MenuListProps } from '../layout-files.ts'
import { SectionLink } from '../section-link.tsx'
import { SECTIONS } from '../sections.ts'
import classes from './menu.module.css'

/** The one button of a page without header and rail, beside the page. */
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

/** The sections, the buttons that every page has, and the panel. */
function MenuList({ section, hasPanel, tools, children }: MenuListProps) {
  const { t } = useLingui()
  return (
    <div className={classes.list}>
      <nav aria-label={t`主导航`}>
        <ul className={classes.sections}>
          {SECTIONS.map((each) => (
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

/** Without a header there is no bar, and where no rail is either, one way to everything. */
export const parts: LayoutParts = { MenuButton, MenuList }
