// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.37;

/// A wallet that is a contract: what it sends arrives by a call inside a transaction, which names no such receiver and leaves no log.
contract TestWallet {
    receive() external payable {}

    /// Passes what came with the call on, in the shares given.
    function send(address payable[] calldata to, uint256[] calldata values) external payable {
        for (uint256 index = 0; index < to.length; index++) {
            (bool sent, ) = to[index].call{value: values[index]}("");
            require(sent, "not sent");
        }
    }
}
