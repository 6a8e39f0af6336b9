/** SPEC 9: people see the last 8 characters of a ticket's id. */
export const ticketNumber = (id: string): string => id.slice(-8);
