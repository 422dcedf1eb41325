const path = require('node:path');

const root = path.resolve(__dirname, '..');

/**
 * Which folder may import which. Paths are compared as written, not looked up on disk,
 * so that an arrow drawn backwards is an error even before its target exists.
 */
const MAY_IMPORT = {
  engine: ['engine'],
  store: ['store', 'engine'],
  locales: ['locales', { types: 'engine' }],
  rules: ['rules', 'engine', 'locales'],
  components: ['components', 'store', 'engine', 'locales', 'rules', 'assets'],
  app: ['app', 'components', 'store', 'engine', 'locales', 'rules', 'assets'],
  scripts: ['scripts', 'store', 'engine', 'locales', 'rules', 'assets', 'e2e'],
};

const WITHOUT_PACKAGES = ['engine'];

function layerOf(file) {
  const [folder, ...rest] = path.relative(root, file).split(path.sep);
  return rest.length > 0 ? folder : undefined;
}

function targetLayer(specifier, importer) {
  if (specifier === '@' || specifier.startsWith('@/')) return specifier.split('/')[1] ?? '';
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(importer), specifier);
    return path.relative(root, target).split(path.sep)[0];
  }
  return undefined;
}

function isTypeOnly(node) {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type');
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      layer: '{{from}}/ may not import {{to}}/.',
      typesOnly: '{{from}}/ may import only types from {{to}}/.',
      package: '{{from}}/ is plain TypeScript and may not import "{{to}}".',
    },
  },
  create(context) {
    const from = layerOf(context.filename);
    const allowed = MAY_IMPORT[from];
    if (!allowed) return {};

    function check(node, source) {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const to = targetLayer(source.value, context.filename);
      if (to === undefined) {
        if (WITHOUT_PACKAGES.includes(from)) {
          context.report({ node, messageId: 'package', data: { from, to: source.value } });
        }
        return;
      }
      if (allowed.includes(to)) return;
      const types = allowed.some((entry) => entry.types === to);
      if (types && isTypeOnly(node)) return;
      context.report({ node, messageId: types ? 'typesOnly' : 'layer', data: { from, to } });
    }

    const checkSource = (node) => check(node, node.source);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType: checkSource,
      TSExternalModuleReference: (node) => check(node, node.expression),
      'CallExpression[callee.name="require"]': (node) => check(node, node.arguments[0]),
    };
  },
};
