// Before first paint: the kept appearance and language, so that nothing flashes. Keys as in src/app/storage.ts.
;(function () {
  var root = document.documentElement
  try {
    var mode = localStorage.getItem('mingshu-mode') || 'light'
    if (mode === 'auto') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    root.setAttribute('theme-mode', mode)
    root.setAttribute('data-mantine-color-scheme', mode)
    var locale = localStorage.getItem('starter-locale')
    if (locale) root.lang = locale === 'en_US' ? 'en' : locale.replace('_', '-')
  } catch {
    // Storage may be forbidden; the light Chinese page is the default.
  }
})()
