import type { Operations } from '../../http/operation.ts';
import type { TicketPicturesService } from './ticket-pictures.service.ts';

export function ticketPictureOperations(pictures: TicketPicturesService): Pick<Operations, 'uploadTicketPicture'> {
  return {
    uploadTicketPicture: ({ caller, body }) => pictures.uploadTicketPicture(caller, body.file),
  };
}
