import { galleryFeatures, galleryMessages, galleryTasks } from '#content/messages/gallery.ts';
import { GALLERY_FEATURES, GALLERY_TASKS } from '#core/galleries.ts';
import { galleryStyles } from './galleryStyles.ts';

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
}

const Choices = ({ name, legend, options }: ChoicesProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {[{ value: '', label: galleryMessages.all }, ...options].map(({ value, label }) => (
      <label key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          autoComplete="off"
          defaultChecked={value === ''}
        />{' '}
        {label}
      </label>
    ))}
  </fieldset>
);

/** The filter over the galleries that follow it; it works without JavaScript (`galleryStyles.ts`). */
export const GalleryFilter = () => (
  <>
    <style>{galleryStyles}</style>
    <div className="gallery-filter">
      <div className="choices">
        <Choices
          name="gallery-task"
          legend={galleryMessages.task}
          options={GALLERY_TASKS.map((value) => ({ value, label: galleryTasks[value] }))}
        />
        <Choices
          name="gallery-feature"
          legend={galleryMessages.feature}
          options={GALLERY_FEATURES.map((value) => ({ value, label: galleryFeatures[value] }))}
        />
      </div>
    </div>
  </>
);
