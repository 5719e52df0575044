import ts from 'typescript';
import type { TypeCompletions, TypeHint, TypeProblem } from '#core/editor/check.ts';

/** More are of no use to a reader, and each costs time. */
const COMPLETIONS_LIMIT = 300;

const SEVERITIES = {
  [ts.DiagnosticCategory.Error]: 'error',
  [ts.DiagnosticCategory.Warning]: 'warning',
  [ts.DiagnosticCategory.Suggestion]: 'info',
  [ts.DiagnosticCategory.Message]: 'info',
} as const;

/** What TypeScript knows of a file, in the shapes the page reads. */
export function createAnswers(service: () => ts.LanguageService) {
  const textOf = (file: string): string => service().getProgram()?.getSourceFile(file)?.text ?? '';

  return {
    problems(file: string): TypeProblem[] {
      const found = [
        ...service().getSyntacticDiagnostics(file),
        ...service().getSemanticDiagnostics(file),
      ];
      return found.map(({ start = 0, length = 0, category, messageText }) => ({
        from: start,
        to: start + length,
        severity: SEVERITIES[category],
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
    },

    completions(file: string, at: number): TypeCompletions | null {
      const found = service().getCompletionsAtPosition(file, at, {
        includeCompletionsWithInsertText: true,
      });
      if (found === undefined) return null;
      const before = textOf(file).slice(0, at);
      const word = /[\w$]*$/.exec(before)?.[0] ?? '';
      const wanted = word.toLowerCase();
      const fitting = found.entries
        .filter(({ name }) => name.toLowerCase().includes(wanted))
        .sort((a, b) => a.sortText.localeCompare(b.sortText));
      return {
        from: at - word.length,
        items: fitting.slice(0, COMPLETIONS_LIMIT).map(({ name, kind, insertText }) => ({
          label: name,
          kind,
          ...(insertText !== undefined && insertText !== name && { insert: insertText }),
        })),
        cut: fitting.length > COMPLETIONS_LIMIT,
      };
    },

    hint(file: string, at: number): TypeHint | null {
      const info = service().getQuickInfoAtPosition(file, at);
      if (info === undefined) return null;
      return {
        from: info.textSpan.start,
        to: info.textSpan.start + info.textSpan.length,
        signature: ts.displayPartsToString(info.displayParts),
        documentation: ts.displayPartsToString(info.documentation),
      };
    },
  };
}
