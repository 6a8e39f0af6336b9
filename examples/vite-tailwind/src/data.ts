export const statuses = ['Open', 'Sent', 'Returned'] as const;

export interface Order {
  id: string;
  customer: string;
  placed: string;
  total: number;
  status: (typeof statuses)[number];
}

const customers = ['Maeve Byrne', 'Tane Parata', 'Ines Duarte', 'Per Lindqvist', 'Aiko Mori', 'Samuel Osei'];

/** Stands for the app's server. */
export const orders: readonly Order[] = Array.from({ length: 34 }, (_, index) => ({
  id: String(4120 - index),
  customer: customers[index % customers.length] ?? '',
  placed: `2026-${index < 20 ? '11' : '10'}-${String(28 - (index % 20)).padStart(2, '0')}`,
  total: 1250 + ((index * 3719) % 24_000),
  status: statuses[index < 4 ? 0 : index % 7 === 0 ? 2 : 1],
}));
