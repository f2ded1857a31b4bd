// Runs before the first paint: applies the stored settings and language, and preloads the first page's files.
// Shows a message if the browser cannot run the app. Every browser parses this file, so its syntax is ECMAScript 5.
// Storage keys as in src/app/browser/storage.ts, languages as in src/app/language/i18n.ts,
// pigments as in src/app/appearance/brand.ts; src/build/first-files.ts writes the list of files.
;(function () {
  var root = document.documentElement
  var token = null
  var locale = null
  var settings = {}
  var mode = 'light'
  var isRepairing = false
  var canStore = false
  try {
    locale = localStorage.getItem('starter-locale')
    token = localStorage.getItem('mingshu-token')
    // Skipped with a login: it proves that storage works, and a full storage is still readable.
    if (!token) {
      localStorage.setItem('mingshu-probe', '')
      localStorage.removeItem('mingshu-probe')
    }
    canStore = true
    settings = JSON.parse(localStorage.getItem('mingshu-settings')) || {}
    mode = settings.mode || 'light'
    if (mode === 'auto') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    applyAppearance()
  } catch (error) {
    // Storage is blocked or holds invalid settings: the defaults are the light page and the browser's language.
  }
  if (!locale) locale = findLocale(navigator.languages || [navigator.language])
  // The same value as the app sets.
  root.lang = locale.replace('_', '-')
  var flow = locale === 'en_US' || settings.verticalText === false ? 'level' : 'upright'
  var face = settings.readerFace || 'song'
  root.setAttribute('text-flow', flow)
  root.setAttribute('reading-face', face)
  if (isTooOld()) return rejectBrowser('browser')
  if (!canStore) return rejectBrowser('storage')
  tryDatabase()
  // Set by the worker instead of the entry script if the page contains a snapshot of the day (sw/day-page.ts).
  var entry = document.querySelector('meta[name=mingshu-entry]')
  if (entry) afterPaint(startApp)
  else preloadFiles()
  addEventListener('vite:preloadError', repair)
  if (document.readyState === 'complete') checkStart()
  else addEventListener('load', checkStart)

  // First versions: Safari 16.4 with lookbehind, Firefox 121 with :has(), Chrome 111 with color-mix() (src/build/browsers.ts).
  function isTooOld() {
    try {
      RegExp('(?<=a)b')
      return !(
        'noModule' in document.createElement('script') &&
        CSS.supports('selector(:has(a))') &&
        CSS.supports('color', 'color-mix(in srgb, red, red)')
      )
    } catch (error) {
      return true
    }
  }

  // Tests whether IndexedDB opens. Aborts the creation of a missing database; the error of that abort is expected.
  function tryDatabase() {
    var isNew = false
    try {
      var request = indexedDB.open('mingshu')
      request.onupgradeneeded = function () {
        isNew = true
        request.transaction.abort()
      }
      request.onsuccess = function () {
        request.result.close()
      }
      request.onerror = function (event) {
        event.preventDefault()
        if (!isNew) rejectBrowser('storage')
      }
    } catch (error) {
      rejectBrowser('storage')
    }
  }

  // Shows the message instead of the app. The app checks the attribute before it starts (src/app/main.tsx).
  function rejectBrowser(reason) {
    root.setAttribute('data-unsupported', reason)
    if (document.readyState !== 'loading') showReason(reason)
    else
      document.onreadystatechange = function () {
        document.onreadystatechange = null
        showReason(reason)
      }
  }

  function showReason(reason) {
    var app = document.getElementById('root')
    var page = document.createElement('main')
    var browsers = document.querySelector('meta[name=mingshu-browsers]').content
    if (locale !== 'en_US') browsers = browsers.replace(/, /g, '、')
    var texts = {
      name: { zh_CN: '命书', zh_TW: '命書', en_US: 'Mingshu' },
      browser: {
        zh_CN: '这个浏览器太旧，翻不开这本书。请用 ' + browsers + ' 或更新的版本；在 iPhone 和 iPad 上，更新系统就好。',
        zh_TW: '這個瀏覽器太舊，翻不開這本書。請用 ' + browsers + ' 或更新的版本；在 iPhone 和 iPad 上，更新系統就好。',
        en_US: 'This browser is too old to open the book. It takes ' + browsers + ' or newer. On an iPhone or iPad, update the system.',
      },
      storage: {
        zh_CN: '浏览器不许本书在这台设备上存东西，命盘和登录都留不住。请在浏览器设置里允许 Cookie 和网站数据，再打开这一页。',
        zh_TW: '瀏覽器不准本書在這台裝置上儲存資料，命盤和登入都留不住。請在瀏覽器設定裡允許 Cookie 和網站資料，再打開這一頁。',
        en_US:
          'This browser lets Mingshu store nothing on the device, so neither a login nor a chart would stay. ' +
          'Allow cookies and site data in its settings, then open this page again.',
      },
    }
    page.className = 'unsupported'
    add('h1', 'name')
    add('p', reason).setAttribute('role', 'alert')
    app.parentNode.insertBefore(page, app)
    app.hidden = true

    function add(tag, text) {
      var element = document.createElement(tag)
      element.textContent = texts[text][locale]
      return page.appendChild(element)
    }
  }

  // Sets the root's appearance attributes. The browser's toolbar gets the background colour, not the brand's.
  function applyAppearance() {
    var pigments = {
      darkGrey: '#46494b',
      blue: '#2f4f86',
      lightBlue: '#37789f',
      green: '#3f6f58',
      yellow: '#c4952b',
      orange: '#b85720',
      red: '#9c3140',
      pink: '#b05275',
      purple: '#654b80',
    }
    var brand = settings.brandTheme || 'darkGrey'
    root.setAttribute('theme-mode', mode)
    root.setAttribute('data-mantine-color-scheme', mode)
    root.setAttribute('side-mode', settings.sideMode || 'light')
    root.setAttribute('theme-color', pigments[brand] || brand)
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      meta.content = mode === 'dark' ? '#151615' : '#F5F2EB'
    })
  }

  function startApp() {
    var script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry.content
    document.head.appendChild(script)
  }

  // Repairs the page if the entry script did not run (src/app/main.tsx sets `begun`) or the style sheet failed.
  function checkStart() {
    var style = document.querySelector('link[rel=stylesheet]')
    if (!(entry || 'begun' in root.dataset) || (style && !style.sheet)) repair({})
  }

  // Refetches the files past the HTTP cache, which may hold a broken or outdated one, and reloads the page.
  // At most once a minute, and one at a time: the reload would abort a second run. Does nothing offline.
  function repair(event) {
    if (isRepairing || root.hasAttribute('data-unsupported')) return
    try {
      if (Date.now() - Number(sessionStorage.getItem('mingshu-mended')) < 60000) return
    } catch (error) {
      return
    }
    isRepairing = true
    Promise.all(listOwnFiles(String(event.payload)).map(refetch)).then(recordAndReload, function () {
      isRepairing = false
    })
  }

  function recordAndReload() {
    sessionStorage.setItem('mingshu-mended', Date.now())
    sessionStorage.setItem('mingshu-mend-untold', '1')
    location.reload()
  }

  // Lists the page's scripts and style sheets, and the file named by a failed import's message.
  function listOwnFiles(message) {
    var names = performance.getEntriesByType('resource').map(function (entry) {
      return entry.name
    })
    return names.concat(message.match(/https?:\S+/) || []).filter(function (name) {
      return name.indexOf(location.origin + '/assets/') === 0 && /\.(js|css)$/.test(name)
    })
  }

  // Reads the whole body: a reload aborts unfinished downloads, and the browser does not cache those.
  function refetch(file) {
    return fetch(file, { cache: 'reload' }).then(function (response) {
      return response.blob()
    })
  }

  // Runs a function after the snapshot is painted, at the latest after 1 s: hidden pages are not painted.
  function afterPaint(run) {
    var hasRun = false
    var runOnce = function () {
      if (!hasRun) run()
      hasRun = true
    }
    requestAnimationFrame(removeOutdatedSnapshot)
    setTimeout(runOnce, 1000)
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) runOnce()
    }).observe({ type: 'paint', buffered: true })
  }

  // Removes a snapshot of another day, language or appearance.
  function removeOutdatedSnapshot() {
    var picture = document.querySelector('[data-picture]')
    var key = [locale, mode].concat(Object.values(settings)).join(' ')
    if (picture && (location.hash || picture.getAttribute('data-picture') !== key)) picture.remove()
  }

  function findLocale(languages) {
    for (var i = 0; i < languages.length; i++) {
      if (/^zh-(tw|hk|mo|hant)\b/i.test(languages[i])) return 'zh_TW'
      if (/^zh\b/i.test(languages[i])) return 'zh_CN'
      if (/^en\b/i.test(languages[i])) return 'en_US'
    }
    return 'zh_CN'
  }

  function preloadFiles() {
    var list = document.querySelector('meta[name=mingshu-files]')
    if (!list) return
    var files = JSON.parse(list.content)
    var page = token ? files.in : files.ways.indexOf(location.pathname) >= 0 ? files.out : []
    var all = (files[locale] || []).concat(page)
    // With a worker the fonts come from its cache; preloading them avoids a second layout.
    if (navigator.serviceWorker && navigator.serviceWorker.controller) all = all.concat(files['faces-' + locale] || [])
    for (var i = 0; i < all.length; i++) document.head.appendChild(createPreload(all[i]))
  }

  function createPreload(file) {
    var link = document.createElement('link')
    var kind = /\.css$/.test(file) ? 'style' : /\.woff2$/.test(file) ? 'font' : ''
    link.rel = kind ? 'preload' : 'modulepreload'
    if (kind) {
      link.as = kind
      // Must equal the mode of the page's own links, or the file is fetched twice.
      link.crossOrigin = ''
    }
    link.href = file
    return link
  }
})()
