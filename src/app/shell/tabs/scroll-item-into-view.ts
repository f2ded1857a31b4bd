/** Scrolls a row horizontally until an item is fully visible, without scrolling the page. */
export function scrollItemIntoView(list: HTMLElement | null, selector: string): void {
  const item = list?.querySelector(selector)?.closest('li')
  if (!list || !item) return
  const [seen, box] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  const over = box.right - seen.right
  const under = box.left - seen.left
  if (under < 0) list.scrollLeft += under
  else if (over > 0) list.scrollLeft += over
}
