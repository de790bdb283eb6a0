import { expect, test } from 'vitest';
import { drawing, element, escapeText, label } from './svg.ts';

test('elements are written with their attributes, numbers to a tenth', () => {
  expect(element('circle', { cx: 1.234, cy: -0.06, class: 'dot' })).toBe(
    '<circle cx="1.2" cy="-0.1" class="dot"/>',
  );
  expect(element('g', {}, label(1, 2, 'a < b', 'soft'))).toBe(
    '<g><text x="1" y="2" class="soft">a &lt; b</text></g>',
  );
});

test('text cannot become markup', () => {
  expect(escapeText('<"&">')).toBe('&lt;&quot;&amp;&quot;&gt;');
  expect(element('g', { id: '"/><x' })).toBe('<g id="&quot;/&gt;&lt;x"/>');
});

test('a plot has a title and description for screen readers', () => {
  const svg = drawing({ width: 10, height: 20, title: 'T & U', about: 'Everything.' }, '<g/>');
  expect(svg).toContain('viewBox="0 0 10 20"');
  expect(svg).toContain('role="img"');
  expect(svg).toContain('<title>T &amp; U</title>\n<desc>Everything.</desc>');
  expect(svg.endsWith('<g/>\n</svg>\n')).toBe(true);
});
