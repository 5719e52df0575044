import type { NodeType } from '@lezer/common';
import { tagHighlighter, tags } from '@lezer/highlight';

/**
 * What a piece of code is, by the one-letter class it gets. The colors of the two schemes are CSS variables in
 * `src/markup/code/code.css`. Pages and the editor share these rules, so code keeps its colors when a reader edits it.
 */
const roles = tagHighlighter([
  { tag: [tags.comment, tags.documentMeta], class: 'c' },
  {
    tag: [tags.keyword, tags.self, tags.modifier, tags.operator, tags.operatorKeyword],
    class: 'k',
  },
  { tag: [tags.string, tags.escape, tags.regexp, tags.special(tags.string)], class: 's' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 'n' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.standard(tags.tagName)], class: 't' },
  {
    // `=` and `.` are operators, too, but every line has some.
    tag: [tags.punctuation, tags.bracket, tags.definitionOperator, tags.derefOperator],
    class: 'p',
  },
]);

/** Style sheets and JSON, by the names of their trees. */
const isData = ({ name }: NodeType): boolean => name === 'StyleSheet' || name === 'JsonText';

/** There, a property is what stands before its value; in scripts, one that is read is plain. */
const properties = tagHighlighter([{ tag: tags.propertyName, class: 'a' }], { scope: isData });

/** Kept from data, because for Lezer the name of an attribute is a property, too, and would get its class twice. */
const definedProperties = tagHighlighter(
  [{ tag: [tags.attributeName, tags.definition(tags.propertyName)], class: 'a' }],
  { scope: (tree) => !isData(tree) },
);

/** For Lezer's `highlightTree`, and for CodeMirror's `syntaxHighlighting` one by one. */
export const highlighters = [roles, properties, definedProperties] as const;
