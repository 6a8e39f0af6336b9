import { Button } from '@heroui/react/button';
import { Modal } from '@heroui/react/modal';

export const OneDialog = () => (
  <Modal>
    <Button>Open</Button>
    <Modal.Backdrop>
      <Modal.Container>
        <Modal.Dialog>
          <Modal.CloseTrigger />
          <Modal.Header>
            <Modal.Heading>Title</Modal.Heading>
          </Modal.Header>
          <Modal.Body>Text</Modal.Body>
        </Modal.Dialog>
      </Modal.Container>
    </Modal.Backdrop>
  </Modal>
);
