import { islandMessages } from '#content/messages/islands.ts';

interface IslandNoticeProps {
  text: string;
  onRetry: () => void;
}

/** What every part of a page says that is missing. */
export const NotLoaded = ({ onRetry }: Pick<IslandNoticeProps, 'onRetry'>) => (
  <IslandNotice text={islandMessages.notLoaded} onRetry={onRetry} />
);

/** Says in an island's place that it is missing, and offers to try again. */
export const IslandNotice = ({ text, onRetry }: IslandNoticeProps) => (
  <span className="island-notice" role="alert">
    {text}{' '}
    <button type="button" className="tool" onClick={onRetry}>
      {islandMessages.retry}
    </button>
  </span>
);
