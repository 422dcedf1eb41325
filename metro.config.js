const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

/**
 * What expo-router and react-native-web bring into a browser although nothing here shows it, as
 * [who asks, what for]: tabs, the page that lists all routes, navigation bars and their colours,
 * long lists (a page that has one asks for it itself). docs/decisions.md says what it weighs.
 */
const UNUSED = [
  [/expo-router\/build\/exports\.js$/, /^\.\/layouts\/(Tabs|experimental-stack)$/],
  [/expo-router\/build\//, /\/views\/(ErrorBoundary|Sitemap)$/],
  [/expo-router\/build\/views\/Toast\.js$/, /\/bottom-tabs$/],
  [/expo-router\/build\/layouts\/stack-utils\/\w+\.js$/, /^\.\/toolbar$/],
  [/\/elements\/index\.js$/, /^\.\/(Badge|Button|Label\/Label|MissingIcon)$/],
  [/\/elements\/index\.js$/, /^\.\/Header\/Header(Back)?(Background|Button|Title)?$/],
  [/\/elements\/index\.js$/, /\.png$/],
  [/react-native-web\/dist\/index\.js$/, /^\.\/exports\/(FlatList|SectionList|VirtualizedList)$/],
  [/react-native-web\/.*\/Animated\.js$/, /\/Animated(FlatList|SectionList)$/],
];

const config = getDefaultConfig(__dirname);
const { resolveRequest } = config.resolver;

config.resolver.resolveRequest = (context, name, platform) => {
  // While one works on it the router shows more of itself: how far a page is, what went wrong.
  if (platform === 'web' && !context.dev) {
    const origin = context.originModulePath.replaceAll('\\', '/');
    if (UNUSED.some(([who, what]) => who.test(origin) && what.test(name))) return { type: 'empty' };
    if (name === './head' && origin.endsWith('expo-router/build/qualified-entry.js')) {
      return { type: 'sourceFile', filePath: path.join(__dirname, 'scripts/lib/no-head.js') };
    }
  }
  return (resolveRequest ?? context.resolveRequest)(context, name, platform);
};

// Every page says it is UTF-8, so that a Cyrillic letter need not be six.
config.transformer.minifierConfig.output.ascii_only = false;

module.exports = config;
