export { type Transaction, TransactionTable, type TransactionTableProps } from './transaction-table.tsx';
