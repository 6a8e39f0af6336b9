import { describe, expect, it } from 'vitest';
import { readSource } from '../../packages/ui/scripts/class-lists.ts';

const listsIn = (code: string) =>
  readSource('a.tsx', code)
    .pieces.filter(({ role }) => role === 'list')
    .map(({ text }) => text.trim())
    .filter(Boolean);

describe('a class list', () => {
  it('stands in className, join, cx and the declaration of variants', () => {
    expect(listsIn('<p className="flex gap-2" />')).toEqual(['flex gap-2']);
    expect(listsIn("<Box itemClassName={isOpen ? 'block' : 'hidden'} />")).toEqual(['block', 'hidden']);
    expect(listsIn("join('flex', isWide && 'w-full', className)")).toEqual(['flex', 'w-full']);
    expect(listsIn("cx('ui:flex', className)")).toEqual(['ui:flex']);
    expect(
      listsIn(
        "defineVariants({ base: 'ui:flex', variants: { size: { sm: 'ui:h-9' } }, defaults: { size: 'sm' }, compound: [{ size: 'sm', class: 'ui:p-1' }] })",
      ),
    ).toEqual(['ui:flex', 'ui:h-9', 'ui:p-1']);
  });

  it('is not what is compared, chosen or typed beside it', () => {
    expect(listsIn("<p className={kind === 'flex' ? 'a' : looks['grid']} />")).toEqual(['a']);
    expect(listsIn("<p className={`${variants.classes({ size: 'sm' })} p-2`} />")).toEqual(['p-2']);
    expect(listsIn("<Box layout=\"grid\" />; type Kind = 'flex' | 'grid';")).toEqual([]);
  });

  it('loses the words of a template that an expression continues', () => {
    expect(listsIn(`<p className={\`flex w-\${width} h-4\`} />`)).toEqual(['flex', 'h-4']);
  });

  it('is told where it stands, to the character', () => {
    const code = 'const a = 1; <p className={`mt-2 ${rest} flex`} id="x" />';
    expect(readSource('a.tsx', code).pieces.map(({ start, end }) => code.slice(start, end))).toEqual([
      'mt-2 ',
      ' flex',
      'x',
    ]);
  });
});

it('elements of the page without any class are found, components and spread ones are not', () => {
  const code = '<div><p>a</p><Box /><ul {...props} /><i className="b" /></div>';
  const bareIn = (source: string) =>
    readSource('a.tsx', source).bare.map((at) => source.slice(0, at).split('<').at(-1));
  expect(bareIn(code)).toEqual(['div', 'p']);
  expect(bareIn("import { Heading as H } from 'react-aria-components/Heading'; <H><Box /></H>")).toEqual(['H']);
});
