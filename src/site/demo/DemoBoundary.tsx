import { Component, type ReactNode } from 'react';
import { demoMessages } from '#content/messages/demo.ts';
import { LIBRARY_REPOSITORY } from '#content/site.ts';
import type { PageData } from '#core/page/page.ts';

interface DemoBoundaryProps {
  demo: string;
  page: Pick<PageData, 'route'>;
  children: ReactNode;
}

interface DemoBoundaryState {
  error?: Error;
}

/** A demo that throws shows what happened in its own frame; the page lives on. */
export class DemoBoundary extends Component<DemoBoundaryProps, DemoBoundaryState> {
  override state: DemoBoundaryState = {};

  static getDerivedStateFromError(error: unknown): DemoBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly reset = (): void => this.setState({ error: undefined } as DemoBoundaryState);

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="demo-error" role="alert">
        <p className="demo-error-title">{demoMessages.stopped}</p>
        <pre>{error.message}</pre>
        <p>
          <button type="button" className="tool" onClick={this.reset}>
            {demoMessages.reset}
          </button>{' '}
          <a href={this.issueLink(error)} target="_blank" rel="noopener">
            {demoMessages.report}
          </a>
        </p>
      </div>
    );
  }

  /** An issue of the library's repository with the facts filled in. */
  private issueLink(error: Error): string {
    const { demo, page } = this.props;
    const query = new URLSearchParams({
      title: `[docs] The demo ${demo} of ${page.route} stops: ${error.message.slice(0, 120)}`,
      body: `Page: ${page.route}\nDemo: ${demo}\n\n\`\`\`\n${error.message}\n\`\`\`\n`,
    });
    return `${LIBRARY_REPOSITORY}/issues/new?${query.toString()}`;
  }
}
