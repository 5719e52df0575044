import type * as t from '@babel/types';
import type { ChangedProduct } from './change.ts';
import { productOfModule, productOfThemeKey, type CodeUsages, type Usage } from './names.ts';
import { childrenOf, declaredIn, keyOf, nameOfElement, namesIn } from './syntax.ts';

/** Whose a local name is: a product's, of every product, or of nobody who matters here. */
type Owner = ChangedProduct | 'any' | 'other';

/** A class of the packages, in a selector or alone. */
const CLASS = /Mui[A-Z]\w*-[\w-]+/g;
/** A module that is named anywhere: imported, required, mocked. */
const MODULE = /^@(?:mui|material-ui)\/[\w./-]+$/;
/** Of a name: nobody is shown more lines, and a long file has it a thousand times. */
const MOST_PLACES = 10;
/** Longer strings are texts, not values of props. */
const LONGEST_VALUE = 40;

/** @param program of one file, or of several after one another. */
export function walkCode(program: t.Program): CodeUsages {
  const code = new Walk(program);
  code.visit(program);
  return { usages: code.usages(), products: [...code.products] };
}

class Walk {
  readonly products = new Set<ChangedProduct>();
  /** One for each name and line. */
  readonly #found = new Map<string, Usage>();
  /** Lines by name. */
  readonly #counts = new Map<string, number>();
  /** What imports and declarations make of names; a name that is missing comes from elsewhere. */
  readonly #owners = new Map<string, Owner>();
  /** Local names of imports → their names in the package. */
  readonly #imported = new Map<string, string>();
  /** Objects in variables, which may be spread into elements. */
  readonly #objects = new Map<string, t.ObjectExpression>();

  constructor(program: t.Program) {
    for (const name of declaredIn(program)) this.#owners.set(name, 'other');
    this.#readImports(program);
    this.#readDerived(program);
  }

  usages = (): Usage[] => [...this.#found.values()].toSorted((a, b) => a.line - b.line);

  #add(name: string, node: t.Node, owner: Owner | undefined): void {
    if (owner === 'other') return;
    const line = node.loc?.start.line ?? 1;
    const product = owner === 'any' ? undefined : owner;
    const key = `${name} ${product ?? ''}`;
    const place = `${line} ${key}`;
    const count = this.#counts.get(key) ?? 0;
    if (count === MOST_PLACES || this.#found.has(place)) return;
    this.#counts.set(key, count + 1);
    this.#found.set(place, {
      name,
      line,
      ...(product !== undefined && { product }),
    });
  }

  #ownerOf(module: string, imported: string): Owner {
    const owner = productOfModule(module, imported) ?? 'other';
    if (owner !== 'other' && owner !== 'any') this.products.add(owner);
    return owner;
  }

  #readImports(program: t.Program): void {
    for (const node of program.body) {
      if (node.type === 'ImportDeclaration') this.#readImport(node);
      if (node.type === 'ExportNamedDeclaration' && node.source) {
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ExportSpecifier') continue;
          const owner = this.#ownerOf(node.source.value, specifier.local.name);
          this.#add(specifier.local.name, specifier, owner);
        }
      }
    }
  }

  #readImport({ source, specifiers }: t.ImportDeclaration): void {
    for (const specifier of specifiers) {
      const local = specifier.local.name;
      const imported =
        specifier.type === 'ImportSpecifier' ? (keyOf(specifier.imported) ?? local) : local;
      const owner = this.#ownerOf(source.value, imported);
      this.#owners.set(local, owner);
      // The default export of a module below a package has the name of the module.
      const own = specifier.type === 'ImportDefaultSpecifier';
      const name = own ? source.value.replace(/^.*\//, '') : imported;
      if (specifier.type !== 'ImportNamespaceSpecifier') this.#add(name, specifier, owner);
      this.#imported.set(local, name);
    }
  }

  /**
   * Whose the element is that a component of the code hands its props on to: `(props) => <DataGrid {...props} />`. Props
   * that the component is given are its props.
   */
  #wrapped(node: t.Node): Owner | undefined {
    if (node.type === 'JSXOpeningElement') {
      const hands = node.attributes.some(
        (attribute) =>
          attribute.type === 'JSXSpreadAttribute' && attribute.argument.type === 'Identifier',
      );
      const owner = this.#mui(this.#owners.get(nameOfElement(node.name)));
      if (hands && owner !== undefined) return owner;
    }
    for (const child of childrenOf(node)) {
      const owner = this.#wrapped(child);
      if (owner !== undefined) return owner;
    }
    return undefined;
  }

  /** `const Grid = styled(DataGrid)`, `lazy(() => import('…'))`, `const { DataGrid } = require('…')`. */
  #readDerived(node: t.Node): void {
    if (node.type === 'FunctionDeclaration' && node.id) {
      const owner = this.#wrapped(node);
      if (owner !== undefined) this.#owners.set(node.id.name, owner);
    }
    if (node.type === 'VariableDeclarator' && node.init) {
      const { id, init } = node;
      if (id.type === 'Identifier' && init.type === 'ObjectExpression') {
        this.#objects.set(id.name, init);
      }
      const owner = this.#derivedOwner(init);
      if (owner !== undefined) {
        for (const { local, key } of namesIn(id)) {
          this.#owners.set(local, owner);
          if (id.type === 'ObjectPattern') this.#add(key, id, owner);
        }
      }
    }
    for (const child of childrenOf(node)) this.#readDerived(child);
  }

  #derivedOwner(init: t.Node): Owner | undefined {
    if (init.type === 'ArrowFunctionExpression' || init.type === 'FunctionExpression') {
      return this.#wrapped(init);
    }
    if (init.type !== 'CallExpression' && init.type !== 'TaggedTemplateExpression')
      return undefined;
    if (init.type === 'TaggedTemplateExpression') return this.#derivedOwner(init.tag);
    const { callee, arguments: args } = init;
    if (callee.type === 'CallExpression') return this.#derivedOwner(callee);
    const [first] = args;
    if (first?.type === 'Identifier') return this.#mui(this.#owners.get(first.name));
    if (first?.type === 'ArrowFunctionExpression' || first?.type === 'FunctionExpression') {
      const owner = this.#wrapped(first);
      if (owner !== undefined) return owner;
    }
    const module = moduleIn(init);
    return module === undefined ? undefined : this.#mui(this.#ownerOf(module, module));
  }

  /** Only what is of the packages is handed on; a variable is otherwise what it was declared as. */
  #mui = (owner: Owner | undefined): Owner | undefined => (owner === 'other' ? undefined : owner);

  visit(node: t.Node, parentKey?: string): void {
    switch (node.type) {
      case 'ImportDeclaration':
        this.#addModule(node.source);
        return;
      case 'JSXOpeningElement':
        this.#visitElement(node);
        break;
      case 'ObjectProperty':
      case 'ObjectMethod':
      case 'TSPropertySignature':
      case 'TSMethodSignature': {
        const key = keyOf(node.key);
        if (key === undefined) break;
        this.#addKey(key, node, parentKey);
        for (const child of childrenOf(node)) {
          if (child !== node.key || key.includes('-')) this.visit(child, key);
        }
        return;
      }
      case 'JSXAttribute':
        if (node.value) this.visit(node.value, keyOf(node.name) ?? '');
        return;
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        this.#visitMember(node);
        return;
      case 'StringLiteral':
        this.#addModule(node);
        this.#addText(node.value, node);
        return;
      case 'TemplateElement':
        this.#addText(node.value.raw, node);
        return;
      case 'Identifier':
      case 'JSXIdentifier':
        this.#addFree(node);
        if (node.type === 'Identifier' && node.typeAnnotation) this.visit(node.typeAnnotation);
        return;
      case 'TSTypeReference':
        if (node.typeParameters) this.#addGeneric(node.typeName);
        break;
      case 'TSExpressionWithTypeArguments': // `interface Props extends FieldProps<Dayjs>`
        if (node.typeParameters) this.#addGeneric(node.expression);
        break;
      case 'VariableDeclarator':
        this.#visitTyped(node);
        break;
      case 'CallExpression':
        this.#visitCreated(node);
        break;
    }
    // What wraps a value has the value's key; statements and lists begin anew.
    const isWrapper =
      /^(?:JSXExpressionContainer|ObjectExpression|ObjectPattern|TS\w+Expression|ParenthesizedExpression|ConditionalExpression|LogicalExpression)$/;
    const key = isWrapper.test(node.type) ? parentKey : undefined;
    for (const child of childrenOf(node)) this.visit(child, key);
  }

  #addKey(key: string, node: t.Node, parentKey: string | undefined): void {
    this.#add(`${key}:`, node, undefined);
    if (parentKey !== undefined && parentKey !== '') {
      this.#add(`${parentKey}.${key}`, node, undefined);
    }
    if (/^Mui[A-Z]\w*$/.test(key) && node.type === 'ObjectProperty') {
      const inside = propertyOf(node.value, 'defaultProps');
      if (inside !== undefined) this.#addProps(inside, productOfThemeKey(key));
    }
  }

  /** A type that has arguments. */
  #addGeneric(type: t.Node): void {
    if (type.type !== 'Identifier') return;
    this.#add(`${this.#imported.get(type.name) ?? type.name}<`, type, this.#owners.get(type.name));
  }

  #visitElement(element: t.JSXOpeningElement): void {
    const { name, attributes } = element;
    const root = nameOfElement(name);
    const owner =
      /^[a-z]/.test(root) && name.type === 'JSXIdentifier' ? 'other' : this.#owners.get(root);
    if (element.typeParameters ?? element.typeArguments) {
      this.#add(`${this.#imported.get(root) ?? root}<`, element, owner);
    }
    for (const attribute of attributes) {
      if (attribute.type === 'JSXAttribute') {
        this.#add(`${keyOf(attribute.name) ?? ''}=`, attribute, owner);
      } else if (attribute.argument.type === 'Identifier') {
        const object = this.#objects.get(attribute.argument.name);
        if (object !== undefined) this.#addProps(object, owner);
      } else this.#addProps(attribute.argument, owner);
    }
  }

  /** Keys of an object that become props. */
  #addProps(object: t.Node, owner: Owner | undefined): void {
    if (object.type !== 'ObjectExpression') return;
    for (const property of object.properties) {
      const key = property.type === 'SpreadElement' ? undefined : keyOf(property.key);
      if (key !== undefined) this.#add(`${key}=`, property, owner);
    }
  }

  /** `const props: DataGridProps = {…}`. */
  #visitTyped({ id, init }: t.VariableDeclarator): void {
    if (id.type !== 'Identifier' || init?.type !== 'ObjectExpression') return;
    const annotation = id.typeAnnotation;
    if (annotation?.type !== 'TSTypeAnnotation') return;
    const type = annotation.typeAnnotation;
    if (type.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return;
    const { name } = type.typeName;
    if (name.endsWith('Props')) this.#addProps(init, this.#owners.get(name));
  }

  /** `createElement(DataGrid, {…})`. */
  #visitCreated({ callee, arguments: [component, props] }: t.CallExpression): void {
    const called = callee.type === 'MemberExpression' ? keyOf(callee.property) : keyOf(callee);
    if (called !== 'createElement' || component?.type !== 'Identifier') return;
    if (props !== undefined) this.#addProps(props, this.#owners.get(component.name));
  }

  #visitMember(node: t.MemberExpression | t.OptionalMemberExpression): void {
    const key = node.computed
      ? node.property.type === 'StringLiteral'
        ? node.property.value
        : undefined
      : keyOf(node.property);
    if (key !== undefined && /^[\w$]+$/.test(key)) this.#add(`.${key}`, node.property, undefined);
    this.visit(node.object);
    if (node.computed) this.visit(node.property);
  }

  #addModule({ value, ...node }: t.StringLiteral): void {
    if (!MODULE.test(value)) return;
    const owner = this.#ownerOf(value, value);
    if (owner !== 'other') this.#add(value, { value, ...node }, owner);
  }

  #addText(text: string, node: t.Node): void {
    for (const [name] of text.matchAll(CLASS)) this.#add(name, node, undefined);
    if (text.length <= LONGEST_VALUE) this.#add(`"${text}"`, node, undefined);
  }

  /** A name that the code neither imports nor declares: a snippet without its imports. */
  #addFree(node: t.Identifier | t.JSXIdentifier): void {
    if (this.#owners.has(node.name)) return;
    if (/^(?:[A-Z]\w|use[A-Z]|grid[A-Z])/.test(node.name)) this.#add(node.name, node, undefined);
  }
}

/** The module of the first `import('…')` or `require('…')` in an expression. */
function moduleIn(node: t.Node): string | undefined {
  if (node.type === 'CallExpression') {
    const [first] = node.arguments;
    const isLoad =
      node.callee.type === 'Import' ||
      (node.callee.type === 'Identifier' && node.callee.name === 'require');
    if (isLoad && first?.type === 'StringLiteral') return first.value;
  }
  for (const child of childrenOf(node)) {
    const module = moduleIn(child);
    if (module !== undefined) return module;
  }
  return undefined;
}

function propertyOf(object: t.Node, name: string): t.Node | undefined {
  if (object.type !== 'ObjectExpression') return undefined;
  const property = object.properties.find(
    (each): each is t.ObjectProperty => each.type === 'ObjectProperty' && keyOf(each.key) === name,
  );
  return property?.value;
}
