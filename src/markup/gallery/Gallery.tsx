import { galleryMessages } from '#content/messages/gallery.ts';

/** A demo in a gallery, with addresses instead of names. */
export interface GalleryPicture {
  /** The demo on its page, with its code. */
  href: string;
  picture: string;
  title: string;
  tasks: readonly string[];
  features: readonly string[];
}

const allOf = (pictures: readonly GalleryPicture[], dimension: 'tasks' | 'features'): string =>
  [...new Set(pictures.flatMap((picture) => picture[dimension]))].join(' ');

/**
 * Pictures that lead to demos. The words below a picture name its link, so the picture itself is silent. How many are shown
 * is counted by CSS, which filters them, too.
 */
export const Gallery = ({ pictures }: { pictures: readonly GalleryPicture[] }) => (
  <div
    className="gallery"
    data-tasks={allOf(pictures, 'tasks')}
    data-features={allOf(pictures, 'features')}
  >
    <ul>
      {pictures.map(({ href, picture, title, tasks, features }) => (
        <li key={href} data-task={tasks.join(' ')} data-feature={features.join(' ') || undefined}>
          <a href={href}>
            <img src={picture} alt="" loading="lazy" />
            {title}
          </a>
        </li>
      ))}
    </ul>
    <p>{galleryMessages.shownOf(pictures.length)}</p>
  </div>
);
