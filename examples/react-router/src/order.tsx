import { Badge } from '@mutuals/ui/primitives/badge';
import { Breadcrumbs } from '@mutuals/ui/primitives/breadcrumbs';
import { Button } from '@mutuals/ui/primitives/button';
import { Card } from '@mutuals/ui/primitives/card';
import { DatePicker } from '@mutuals/ui/primitives/date-picker';
import { Form } from '@mutuals/ui/primitives/form';
import { Heading } from '@mutuals/ui/primitives/heading';
import { Stack } from '@mutuals/ui/primitives/stack';
import { Text } from '@mutuals/ui/primitives/text';
import { TextArea } from '@mutuals/ui/primitives/text-area';
import { ToastRegion, Toasts } from '@mutuals/ui/primitives/toast';
import type { FormEvent } from 'react';
import { useLoaderData } from 'react-router';
import { day, euros, type Order, tones } from './data.ts';

const toasts = new Toasts();

function save(event: FormEvent) {
  event.preventDefault();
  toasts.show({ tone: 'success', title: 'Delivery saved' });
}

export function OrderPage() {
  const { id, customer, placed, total, status } = useLoaderData<Order>();
  return (
    <Stack gap="lg">
      <Breadcrumbs above={[{ label: 'Orders', href: '/' }]} current={`#${id}`} />
      <Stack direction="row" align="center">
        <Heading level={1} size="xl">
          Order #{id}
        </Heading>
        <Badge tone={tones[status]}>{status}</Badge>
      </Stack>
      <Text>
        {customer}, {day.format(new Date(placed))}, {euros.format(total / 100)}
      </Text>
      <Card>
        <Form onSubmit={save}>
          <DatePicker name="delivery" label="Deliver on" min={placed} isRequired />
          <TextArea name="note" label="Note for the driver" limit={200} />
          <Button type="submit" variant="primary">
            Save delivery
          </Button>
        </Form>
      </Card>
      <ToastRegion toasts={toasts} />
    </Stack>
  );
}
