import { Accordion, AccordionItem } from '@mutuals/ui/primitives/accordion';

export default function Questions() {
  return (
    <Accordion headingLevel={2}>
      <AccordionItem id="cost" title="What does it cost?">
        Nothing.
      </AccordionItem>
      <AccordionItem id="who" title="Who runs it?">
        We do.
      </AccordionItem>
    </Accordion>
  );
}
