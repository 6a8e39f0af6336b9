// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.37;

/// A price feed of Chainlink's shape (AggregatorV3Interface), which says what it was told last.
contract TestFeed {
    struct Round {
        int256 answer;
        uint256 updatedAt;
    }

    uint8 public constant decimals = 8;
    string public constant description = "BNB / USD";
    uint256 public constant version = 4;
    uint80 private latest;
    mapping(uint80 => Round) private rounds;

    /// Begins a round. `updatedAt` is in seconds, and need not be now.
    function set(int256 answer, uint256 updatedAt) external {
        latest += 1;
        rounds[latest] = Round(answer, updatedAt);
    }

    function latestRoundData() external view returns (uint80, int256, uint256, uint256, uint80) {
        return getRoundData(latest);
    }

    function getRoundData(uint80 round) public view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound) {
        Round memory found = rounds[round];
        require(found.updatedAt > 0, "No data present");
        return (round, found.answer, found.updatedAt, found.updatedAt, round);
    }
}
