const { getDefaultConfig } = require('expo/metro-config');

/**
 * What expo-router and react-native-web bring into a browser although nothing here shows it, as
 * [who asks, what for]: tabs, the page that lists all routes, page heads written by React, the
 * colours of a navigation bar, long lists (a page that has one asks for it itself).
 * docs/decisions.md says what it weighs.
 */
const UNUSED = [
  [/expo-router\/build\/exports\.js$/, /^\.\/layouts\/(Tabs|experimental-stack)$/],
  [/expo-router\/build\/exports\.js$/, /^\.\/views\/(ErrorBoundary|Sitemap)$/],
  [/expo-router\/build\/views\/Toast\.js$/, /\/bottom-tabs$/],
  [/expo-router\/build\/getRoutes\.js$/, /^\.\/views\/Sitemap$/],
  [/expo-router\/build\//, /^color$/],
  [/react-native-web\/dist\/index\.js$/, /^\.\/exports\/(FlatList|SectionList|VirtualizedList)$/],
  [/react-native-web\/.*\/Animated\.js$/, /\/Animated(FlatList|SectionList)$/],
];

const config = getDefaultConfig(__dirname);
const { resolveRequest } = config.resolver;

config.resolver.resolveRequest = (context, name, platform) => {
  const origin = context.originModulePath.replaceAll('\\', '/');
  const unused =
    platform === 'web' && UNUSED.some(([who, what]) => who.test(origin) && what.test(name));
  if (unused) return { type: 'empty' };
  return (resolveRequest ?? context.resolveRequest)(context, name, platform);
};

// Every file says it is UTF-8, so Cyrillic need not be six characters a letter.
config.transformer.minifierConfig.output.ascii_only = false;

module.exports = config;
