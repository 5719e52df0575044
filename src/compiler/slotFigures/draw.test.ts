import { describe, expect, it } from 'vitest';
import { parseFigure } from '#core/slotFigures.ts';
import { drawFigure } from './draw.ts';

const size = { width: 200, height: 100 };

const drawnOf = (html: string, parts: Record<string, string>, only?: string) =>
  drawFigure(
    { html, css: { a: '.lamp{color:red}.gone{color:blue}' } },
    { parts, ...(only !== undefined && { only }) },
    size,
  );

const htmlOf = (drawn: ReturnType<typeof drawFigure>): string => parseFigure(drawn?.svg ?? '').html;

const LAMP =
  '<p>About</p><div class="lamp" role="group"><b class="bulb">a</b><b class="bulb">b</b></div>';

describe('drawFigure', () => {
  it('numbers the first element of a slot, and knows the others', () => {
    const drawn = drawnOf(LAMP, { lamp: '.lamp', bulb: '.bulb' });
    expect(drawn?.slots).toEqual(['lamp', 'bulb']);
    expect(htmlOf(drawn)).toContain(
      '<b class="bulb" data-part="2">a<b class="part-number end">2</b></b><b class="bulb" data-part-too="2">b</b>',
    );
    expect(htmlOf(drawn)).toContain('<b class="part-number start">1</b></div>');
  });

  it('leaves numbers to what is seen', () => {
    const drawn = drawnOf(LAMP, { menu: '.menu', bulb: '.bulb' });
    expect(drawn?.slots).toEqual(['bulb']);
    expect(htmlOf(drawn)).toContain('data-part="1"');
  });

  it('finds parts by attributes that the picture does not keep', () => {
    const drawn = drawnOf(LAMP, { lamp: '[role="group"]' });
    expect(htmlOf(drawn)).toContain('<div class="lamp" data-part="1">');
    expect(htmlOf(drawn)).not.toContain('role=');
  });

  it('shows a part of a demo alone', () => {
    expect(htmlOf(drawnOf(LAMP, { bulb: '.bulb' }, '.lamp'))).not.toContain('About');
    expect(drawnOf(LAMP, { bulb: '.bulb' }, '.chair')).toBeUndefined();
  });

  it('keeps the rules of what is there', () => {
    const { css } = parseFigure(drawnOf(LAMP, { lamp: '.lamp' })?.svg ?? '');
    expect(css).toContain('.lamp{color:red}');
    expect(css).not.toContain('.gone');
  });

  it('numbers a shape last in its drawing, where the shape stands', () => {
    const chart =
      '<svg class="chart"><g transform="translate(5 6)"><rect class="bar" x="1" y="2"></rect></g><path d="M0,0"></path></svg>';
    expect(htmlOf(drawnOf(chart, { bar: '.bar' }))).toMatch(
      /<g transform="translate\(5 6\)"><g class="part-number" transform="translate\(1 2\)">.*<text[^>]*>1<\/text><\/g><\/g><\/svg>/,
    );
  });

  it.each([
    ['<line class="part" x1="0" x2="10" y1="4" y2="4"></line>', 'translate(5 4)'],
    ['<circle class="part" cx="3" cy="4"></circle>', 'translate(3 4)'],
    ['<path class="part" d="M1.5,-2L8,9"></path>', 'translate(1.5 -2)'],
    ['<g class="part"><text x="7" y="8">a</text></g>', 'translate(7 8)'],
  ])('finds where %s begins', (shape, place) => {
    expect(htmlOf(drawnOf(`<svg>${shape}</svg>`, { part: '.part' }))).toContain(
      `<g class="part-number" transform="${place}">`,
    );
  });

  it('writes well-formed XML', () => {
    const drawn = drawnOf('<input class="lamp" disabled><br>&nbsp;a & b', { lamp: '.lamp' });
    expect(htmlOf(drawn)).toContain('disabled="" ');
    expect(htmlOf(drawn)).toContain('<br />');
    expect(htmlOf(drawn)).toContain('a &amp; b');
  });
});

describe('parseFigure', () => {
  it('refuses what a host answers instead of a figure', () => {
    expect(() => parseFigure('<p>Sign in</p>')).toThrow('no figure');
  });
});
