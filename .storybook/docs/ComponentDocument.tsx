import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** A component's document: purpose, first story with props, then every other story. */
export function ComponentDocument() {
  const shown = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = shown;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first && <Primary />}
      {first && <Controls />}
      {others.length > 0 && <h2>Outros estados</h2>}
      {others.map(({ id, name, moduleExport }) => (
        <section key={id} id={`anchor--${id}`}>
          <Subheading>{name}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </section>
      ))}
    </>
  );
}
