import { demoGalleryMessages } from '#content/messages/demoGallery.ts';
import { demoHref, type PageOfDemos } from '#core/demoGallery/demos.ts';
import { placeOf } from '#core/islands.ts';
import { demoGalleryStyles } from './demoGalleryStyles.ts';

export interface ProductOfDemos {
  /** As the filter calls it. */
  name: string;
  pages: readonly Pick<PageOfDemos, 'key' | 'route' | 'title' | 'demos'>[];
}

/**
 * Links to the demos of all products. With a script, an island shows their pictures in this place
 * (`site/demoGallery/DemoGallery.tsx`); if it does not come, the links are shown.
 */
export const DemoGallery = ({ products }: { products: readonly ProductOfDemos[] }) => (
  <>
    <style>{demoGalleryStyles}</style>
    <div className="demo-gallery" {...placeOf('demo-gallery')}>
      <p className="needs-script">{demoGalleryMessages.loading}</p>
      <div className="demo-gallery-list">
        {products.map(({ name, pages }) => (
          <section key={name}>
            <h2>
              {demoGalleryMessages.countOf(
                name,
                pages.reduce((sum, { demos }) => sum + demos.length, 0),
              )}
            </h2>
            <ul>
              {pages.map((page) => (
                <li key={page.key}>
                  <a href={page.route}>{page.title}</a>
                  <ul>
                    {page.demos.map(({ name: demo, title }) => (
                      <li key={demo}>
                        <a href={demoHref(page, demo)}>{title}</a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  </>
);
