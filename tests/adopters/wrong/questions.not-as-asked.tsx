import { Accordion, AccordionItem } from '@mutuals/ui/primitives/accordion';

export default function Questions() {
  return (
    <Accordion headingLevel={2}>
      <AccordionItem id="cost" title="What does it cost?">
        It is free.
      </AccordionItem>
      <AccordionItem id="who" title="Who runs it?">
        They do.
      </AccordionItem>
    </Accordion>
  );
}
